import '../../../ui/form/tick.css'
import './upload-dialogs.css'
import { fill, plural } from '@amparo/content/fill'
import { intlTag } from '@amparo/rules/locale/locales'
import { useId, useState } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { AskedDocument } from '../document-file.ts'

type Props = {
  files: readonly File[]
  documents: readonly AskedDocument[]
  onPick: (document: AskedDocument) => void
  onClose: () => void
}

/** Asks which document the dropped or pasted files are for (C-161). */
export function DocumentPicker({ files, documents, onPick, onClose }: Props) {
  const text = useContent('uploads')
  const locale = useLocale()
  const group = useId()
  const [picked, setPicked] = useState<AskedDocument | null>(null)
  const [isMissing, setMissing] = useState(false)
  const count = files.length

  return (
    <Dialog
      startsAtTitle
      title={text.pick_title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => (picked ? onPick(picked) : setMissing(true))}>{text.pick_add}</Button>
          <Button look="second" onClick={onClose}>
            {text.pick_cancel}
          </Button>
        </>
      }
    >
      <p>{fill(plural(text.pick_text, count, intlTag(locale)), { count })}</p>
      <ul className="pick-files">
        {files.map(({ name }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and the list never changes order
          <li key={place}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <fieldset className="pick" aria-describedby={isMissing ? `${group}-error` : undefined}>
        <legend className="hidden-visually">{text.pick_choose}</legend>
        {isMissing && !picked && (
          <p className="pick-error" id={`${group}-error`} role="alert">
            {text.pick_required}
          </p>
        )}
        {documents.map((document) => (
          <label key={document.id}>
            <input type="radio" className="tick" name={group} onChange={() => setPicked(document)} />
            {document.title}
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
