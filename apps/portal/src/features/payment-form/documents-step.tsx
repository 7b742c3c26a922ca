import { paymentDocuments } from '@amparo/rules/payment-form/payment-form'
import type { DocumentFile } from '../../blocks/files/document-file.ts'
import { DocumentUploads } from '../../blocks/files/document-uploads.tsx'
import { useContent } from '../../platform/content/content.ts'
import { useCardSession } from '../../session/card-session.ts'
import { usePayment } from './payment-context.ts'
import { uploadScope } from './payment-uploads.ts'

type Props = {
  claimNumber: string
  files: readonly DocumentFile[]
  onFiles: (change: (before: DocumentFile[]) => DocumentFile[]) => void
}

/** The step for the two documents of a payee who is not the cardholder (C-448 to C-450). */
export default function DocumentsStep({ claimNumber, files, onFiles }: Props) {
  const { text } = usePayment()
  const panToken = useCardSession().panToken() ?? ''
  const { doc135, doc136 } = useContent('claim-documents')
  const [payee, authorisation] = paymentDocuments
  const documents = [
    { ...doc135, id: payee, uploadable: true, required: true },
    { ...doc136, id: authorisation, uploadable: true, required: true },
  ]

  return (
    <>
      <p className="lead">{text.documents_lead}</p>
      <DocumentUploads
        documents={documents}
        files={files}
        onFiles={onFiles}
        scope={uploadScope(claimNumber)}
        token={{ value: panToken }}
      />
    </>
  )
}
