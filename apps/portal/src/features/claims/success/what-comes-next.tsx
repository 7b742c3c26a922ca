import { useContent } from '../../../platform/content/content.ts'
import { useMissingDocuments } from '../documents/missing-documents.ts'
import type { Claim } from '../read-claim.ts'

/** `canFollow`: documents that are missing can be sent where the claim's status is shown. */
type Props = { claim: Claim; canFollow: boolean }

export function WhatComesNext({ claim, canFollow }: Props) {
  const text = useContent('claim-success')
  const missing = useMissingDocuments(claim)

  return (
    <>
      <h2>{text.next_title}</h2>
      <ol className="claim-next">
        {text.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {missing.length > 0 && (
        <section aria-labelledby="still-missing">
          <h2 id="still-missing">{text.missing_title}</h2>
          <p>{canFollow ? text.missing_text : text.missing_text_asked}</p>
          <ul className="claim-missing">
            {missing.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
