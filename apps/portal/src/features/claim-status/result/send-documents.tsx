import type { ClaimStatusAnswer, StatusDocument } from '@amparo/contract/claim-status'
import { useEffect, useEffectEvent, useState } from 'react'
import type { DocumentFile } from '../../../blocks/files/document-file.ts'
import { DocumentUploads } from '../../../blocks/files/document-uploads.tsx'
import { useContent } from '../../../platform/content/content.ts'
import type { StatusCheck } from '../../../queries/check-claim-status.ts'
import { Button } from '../../../ui/button.tsx'
import { SendTrouble } from './send-trouble.tsx'
import { useSendDocuments } from './use-send-documents.ts'

type Props = {
  answer: ClaimStatusAnswer
  check: StatusCheck
  documents: readonly StatusDocument[]
  onSent: (isSent: boolean) => void
}

/** Takes files for the documents that a claim still needs, and sends them together (C-267). */
export default function SendDocuments({ answer, check, documents, onSent }: Props) {
  const text = useContent('claim-status-page')
  const [files, setFiles] = useState<DocumentFile[]>([])
  const [isTried, setTried] = useState(false)
  const { send, resume, renewToken, isSending, trouble } = useSendDocuments({
    answer,
    check,
    onSent: () => {
      setFiles([])
      onSent(true)
    },
  })
  const unready = files.length === 0 ? text.send_nothing : files.some(isUnfinished) ? text.send_unfinished : null

  const comeBack = useEffectEvent(() => void resume())
  useEffect(() => comeBack(), [])

  function press() {
    setTried(true)
    onSent(false)
    if (!unready) send(files)
  }

  return (
    <section className="status-task">
      <h2>{text.send_title}</h2>
      <p className="soft">{text.send_text}</p>
      <DocumentUploads
        documents={documents.map(({ document_id, ...document }) => ({ ...document, id: document_id }))}
        headingLevel={3}
        files={files}
        onFiles={setFiles}
        token={{ value: answer.status_token, renew: renewToken }}
      />
      {isTried && unready && (
        <p className="status-unready" role="alert">
          {unready}
        </p>
      )}
      {isSending && <p role="status">{text.sending}</p>}
      {trouble && <SendTrouble trouble={trouble} onCheckAgain={() => void resume()} />}
      <Button busy={isSending} onClick={press}>
        {text.send}
      </Button>
    </section>
  )
}

const isUnfinished = ({ file_approval_id }: DocumentFile) => file_approval_id === undefined
