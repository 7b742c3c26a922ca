import { useContent } from '../../../platform/content.ts'

/** The two figures that people look for first, where the benefit has them. */
export function BenefitFigures({ words }: { words: Readonly<Record<string, string>> }) {
  const text = useContent('benefit-page')
  const figures = [
    [text.covers_up_to, words.max_amount],
    [text.claim_within, words.claim_days],
  ].filter(([, value]) => value !== undefined)
  if (figures.length === 0) return null

  return (
    <dl className="figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
