import './documents.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useContent } from '../../../../platform/content/content.ts'
import { Region } from '../../../../platform/loading/region.tsx'
import { usePolicy } from '../../../../queries/marketplace/get-policy.ts'
import { policyDocumentsQuery } from '../../../../queries/marketplace/list-policy-documents.ts'
import { useAppParts } from '../../../../session/app-parts.ts'
import { Illustration } from '../../../../ui/art/illustration.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { PolicyPageHeading } from '../shell/policy-page-heading.tsx'
import { DocumentRow } from './document-row.tsx'

export function DocumentsPage() {
  const names = useContent('self-service')
  const text = useContent('self-service-documents')

  return (
    <>
      <PolicyPageHeading title={names.page_documents} />
      <Region loading={<Loading text={text.loading} />}>
        <Documents />
      </Region>
    </>
  )
}

/** Titles with a button each (M-249). */
function Documents() {
  const text = useContent('self-service-documents')
  const policy = usePolicy()
  const { data: documents } = useSuspenseQuery(policyDocumentsQuery(useAppParts(), policy.id))
  if (documents.length === 0) {
    return (
      <div className="documents-empty">
        <Illustration name="empty" />
        <p>
          <strong>{text.empty_title}</strong>
        </p>
        <p className="soft">{text.empty_text}</p>
      </div>
    )
  }

  return (
    <>
      <p className="lead">{text.lead}</p>
      <ul className="documents">
        {documents.map((document) => (
          <DocumentRow key={document.url} document={document} policyNumber={policy.number} />
        ))}
      </ul>
    </>
  )
}

function Loading({ text }: { text: string }) {
  return (
    <div className="documents" role="status">
      <span className="hidden-visually">{text}</span>
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </div>
  )
}

export { DocumentsPage as Component }
