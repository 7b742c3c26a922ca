import type { AskedDocument } from '../document-file.ts'
import { DocumentPicker } from './document-picker.tsx'
import { ShownPicture, SmallerPicture } from './picture-dialogs.tsx'
import { TransferForms } from './transfer-forms.tsx'
import type { useChosenFiles } from './use-chosen-files.ts'

/** Files that were dropped or pasted, before it is known which document they are for. */
export type Loose = { files: File[]; isPasted: boolean }

export type OpenDialogs = {
  /** Asks which document these files are for. */
  loose?: Loose | null
  /** Shows the blank forms of a document, and then takes the files. */
  forms?: { document: AskedDocument; loose: Loose | null } | null
  /** Shows a picture in full size. */
  shown?: File | null
}

type Props = {
  open: OpenDialogs
  onChange: (change: OpenDialogs) => void
  documents: readonly AskedDocument[]
  chosen: ReturnType<typeof useChosenFiles>
  onPick: (document: AskedDocument, given: Loose) => void
}

/** The dialogs of a list of documents. A picture that was made smaller is shown as soon as there is one. */
export function UploadDialogs({ open: { loose, forms, shown }, onChange, documents, chosen, onPick }: Props) {
  return (
    <>
      {loose && (
        <DocumentPicker
          files={loose.files}
          documents={documents.filter(({ uploadable }) => uploadable)}
          onPick={(document) => onPick(document, loose)}
          onClose={() => onChange({ loose: null })}
        />
      )}
      {forms && (
        <TransferForms
          document={forms.document}
          files={forms.loose?.files ?? null}
          onFiles={(given) => {
            onChange({ forms: null })
            void chosen.take(forms.document, given, { isPasted: forms.loose?.isPasted })
          }}
          onClose={() => onChange({ forms: null })}
        />
      )}
      {chosen.smaller && (
        <SmallerPicture
          key={chosen.smaller.file.name}
          file={chosen.smaller.file}
          onUse={chosen.sendSmaller}
          onClose={chosen.dropSmaller}
          onAnother={(given) => {
            const document = documents.find(({ id }) => id === chosen.smaller?.document.id)
            chosen.dropSmaller()
            if (document) void chosen.take(document, given)
          }}
        />
      )}
      {shown && <ShownPicture file={shown} onClose={() => onChange({ shown: null })} />}
    </>
  )
}
