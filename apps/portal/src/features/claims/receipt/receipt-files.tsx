import type { ClaimReceipt } from '@amparo/contract/submission'
import { useContent, useOptionalContent } from '../../../platform/content/content.ts'

/** Each file with the SHA-256 of the stored bytes, so that a copy can be compared with it (C-X70). */
export function ReceiptFiles({ files }: Pick<ClaimReceipt, 'files'>) {
  const text = useContent('claim-receipt')
  const documents = useOptionalContent('claim-documents')
  if (files.length === 0) return <p>{text.files_none}</p>
  const titleOf = (id: string) => documents?.[id.toLowerCase() as keyof typeof documents]?.title ?? id

  return (
    <>
      <ul className="receipt-files">
        {files.map(({ document_id, file_name, sha256 }) => (
          <li key={`${document_id} ${file_name} ${sha256}`}>
            <dl>
              <div>
                <dt>{text.file_name}</dt>
                <dd>
                  <bdi>{file_name}</bdi>
                </dd>
              </div>
              <div>
                <dt>{text.document}</dt>
                <dd>{titleOf(document_id)}</dd>
              </div>
              <div>
                <dt>{text.sha256}</dt>
                <dd className="receipt-hash" dir="ltr">
                  {sha256}
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <p className="soft">{text.sha256_help}</p>
    </>
  )
}
