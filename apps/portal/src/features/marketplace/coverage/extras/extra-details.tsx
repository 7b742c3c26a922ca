import { fill } from '@amparo/content/fill'
import type { CatalogueCoverage } from '@amparo/contract/quotes'
import { useContent } from '../../../../platform/content/content.ts'
import { Icon } from '../../../../ui/art/icon.tsx'

/** What an extra pays for, and for whom (M-X40). */
export function ExtraDetails({ coverage }: { coverage: CatalogueCoverage }) {
  const text = useContent('marketplace-coverage')
  const { id, name, deductibles, coinsurances } = coverage
  // Only what the state has is explained (M-127, M-128).
  const medical = [
    text.details_ame,
    ...(deductibles.length > 0 ? [text.details_deductible] : []),
    ...(coinsurances.length > 0 ? [text.details_coinsurance] : []),
  ]
  const details = id === 'CI' ? text.details_ci : medical

  return (
    <details className="extra-details">
      <summary>
        {fill(text.details_of, { name })}
        <Icon name="down" />
      </summary>
      {details.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {id === 'CI' && (
        <>
          <h3>{text.illnesses_title}</h3>
          <ul>
            {text.illnesses.map((illness) => (
              <li key={illness}>{illness}</li>
            ))}
          </ul>
        </>
      )}
    </details>
  )
}
