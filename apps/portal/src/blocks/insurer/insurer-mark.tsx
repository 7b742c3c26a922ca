import { insurerMarks } from '@amparo/content/insurer-marks'

const tones = { deep: 'var(--ink-soft)', mid: 'var(--edge)', paper: 'var(--paper)' }
const line = { strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** The logo of a country's insurer (P-375, P-376, P-377). Hidden from screen readers: the text beside it names the insurer. */
export function InsurerMark({ insurer }: { insurer: string }) {
  const parts = insurerMarks[insurer] ?? insurerMarks.default ?? []

  return (
    <svg className="insurer-mark" data-insurer={insurer} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      {parts.map(({ d, tone, isLine }) => (
        <path key={d} d={d} {...(isLine ? { ...line, stroke: tones[tone] } : { fill: tones[tone] })} />
      ))}
    </svg>
  )
}
