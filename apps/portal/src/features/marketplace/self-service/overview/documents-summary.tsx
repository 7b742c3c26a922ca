import type { PolicyDetails } from '@amparo/contract/policies'
import { useQuery } from '@tanstack/react-query'
import { useContent } from '../../../../platform/content/content.ts'
import { policyDocumentsQuery } from '../../../../queries/marketplace/list-policy-documents.ts'
import { useAppParts } from '../../../../session/app-parts.ts'
import { Icon } from '../../../../ui/art/icon.tsx'
import { SummaryCard } from './summary-card.tsx'

const MOST_TITLES = 4

/** The titles of the documents. If they cannot be loaded, only the link to them is shown. */
export function DocumentsSummary({ policy }: { policy: PolicyDetails }) {
  const text = useContent('self-service-overview')
  const { data = [] } = useQuery(policyDocumentsQuery(useAppParts(), policy.id))

  return (
    <SummaryCard page="documents" action={text.see_documents}>
      <p className="soft">{text.documents_text}</p>
      {data.length > 0 && (
        <ul className="summary-checks">
          {data.slice(0, MOST_TITLES).map(({ title, url }) => (
            <li key={url}>
              <Icon name="file" />
              <span>{title}</span>
            </li>
          ))}
        </ul>
      )}
    </SummaryCard>
  )
}
