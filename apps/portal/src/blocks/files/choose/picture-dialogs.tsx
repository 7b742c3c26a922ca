import './upload-dialogs.css'
import { fill } from '@amparo/content/fill'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { fileSize } from '../file-size.ts'
import { useObjectUrl } from '../use-object-url.ts'
import { FileButton } from './file-button.tsx'

type SmallerProps = { file: File; onUse: () => void; onAnother: (files: File[]) => void; onClose: () => void }

/** Shows the smaller picture that will be sent instead of a photo that is too large (C-X01). */
export function SmallerPicture({ file, onUse, onAnother, onClose }: SmallerProps) {
  const text = useContent('uploads')
  const size = fileSize(file.size, useLocale())

  return (
    <Dialog
      startsAtTitle
      title={text.smaller_title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onUse}>{text.smaller_use}</Button>
          <FileButton camera label={text.smaller_again} onFiles={onAnother}>
            {text.smaller_again}
          </FileButton>
        </>
      }
    >
      <p>{fill(text.smaller_text, { size })}</p>
      <Picture file={file} alt={fill(text.smaller_alt, { name: file.name })} />
    </Dialog>
  )
}

/** Shows a picture of the list in full size. */
export function ShownPicture({ file, onClose }: { file: File; onClose: () => void }) {
  const text = useContent('uploads')

  return (
    <Dialog title={file.name} onClose={onClose} actions={<Button onClick={onClose}>{text.show_close}</Button>}>
      <Picture file={file} alt={file.name} />
    </Dialog>
  )
}

function Picture({ file, alt }: { file: File; alt: string }) {
  const address = useObjectUrl(file)

  return <div className="evidence-picture">{address && <img src={address} alt={alt} />}</div>
}
