import { fill } from '@amparo/content/fill'
import type { CatalogueCoverage } from '@amparo/contract/quotes'
import { useContent } from '../../../../platform/content/content.ts'
import { Icon } from '../../../../ui/art/icon.tsx'

/** What an extra pays for, and for whom (M-X40). */
export function ExtraDetails({ coverage: { id, name } }: { coverage: CatalogueCoverage }) {
  const text = useContent('marketplace-coverage')
  const details = id === 'CI' ? text.details_ci : text.details_ame

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
