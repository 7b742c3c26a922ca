import type { DocumentUploadsProps } from '../../../blocks/files/document-uploads.tsx'

/** Uploads have their own tests; here a press adds a file that is approved or still uploading. */
export function FakeUploads({ documents, files, onFiles, token }: DocumentUploadsProps) {
  const add = (file_approval_id?: string) => () =>
    onFiles((before) => [
      ...before,
      { key: `${before.length}`, document_id: documents[0]?.id ?? '', title: '', name: 'a.pdf', file_approval_id },
    ])
  return (
    <>
      <p>{`${documents.map(({ id }) => id)} with ${files.length} files`}</p>
      <p>{`token ${token.value}`}</p>
      <button type="button" onClick={() => void token.renew?.()}>
        renew
      </button>
      <button type="button" onClick={add('fa_1')}>
        add
      </button>
      <button type="button" onClick={add()}>
        begin
      </button>
    </>
  )
}
