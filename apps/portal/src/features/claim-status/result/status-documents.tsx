import './status-documents.css'
import { fill } from '@amparo/content/fill'
import type { ClaimStatusAnswer, StatusDocument } from '@amparo/contract/claim-status'
import { useContent } from '../../../platform/content/content.ts'
import { Icon, type IconName } from '../../../ui/art/icon.tsx'
import { documentsOf } from './documents-of.ts'
import { useDay } from './use-day.ts'

/** The documents that the claim needs, and those that were asked for later (C-264, C-265, C-X53). */
export function StatusDocuments({ answer }: { answer: ClaimStatusAnswer }) {
  const text = useContent('claim-status-page')
  const { asked, askedLater } = documentsOf(answer)

  return (
    <section>
      <h2>{text.documents_title}</h2>
      {asked.length + askedLater.length === 0 && <p className="soft">{text.no_documents}</p>}
      <Documents documents={asked} />
      {askedLater.length > 0 && (
        <>
          <h3>{text.addendum_title}</h3>
          <Documents documents={askedLater} />
        </>
      )}
    </section>
  )
}

function Documents({ documents }: { documents: readonly StatusDocument[] }) {
  return (
    <ul className="status-documents">
      {documents.map((document) => (
        <Document key={document.document_id} {...document} />
      ))}
    </ul>
  )
}

const marks: Record<StatusDocument['state'], IconName> = { needed: 'warning', sent: 'clock', received: 'check' }

function Document({ title, state, uploadable, requested_at, received_at }: StatusDocument) {
  const text = useContent('claim-status-page')
  const day = useDay()
  const moment =
    state === 'received'
      ? received_at && fill(text.received_on, { date: day(received_at) })
      : requested_at && fill(text.asked_on, { date: day(requested_at) })

  return (
    <li>
      <span className="status-document-name">{title}</span>
      <span className="status-chip" data-state={state}>
        <Icon name={marks[state]} />
        {text[`document_${state}`]}
      </span>
      {moment && <span className="status-document-note">{moment}</span>}
      {state === 'needed' && !uploadable && <span className="status-document-note">{text.not_online}</span>}
    </li>
  )
}
