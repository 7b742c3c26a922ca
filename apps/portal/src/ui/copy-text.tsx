import { type RefObject, useState } from 'react'
import { Button } from './button.tsx'

type Props = {
  children: string
  /** Where the text is shown. */
  shown: RefObject<HTMLElement | null>
  words: { copy: string; copied: string; not_copied: string }
}

/** Only where the browser offers a clipboard. Without TLS it does not; then the person selects the text. */
export function CopyText({ children, shown, words }: Props) {
  const [status, setStatus] = useState('')
  if (!navigator.clipboard) return null

  function mark() {
    setStatus(words.not_copied)
    if (shown.current) getSelection()?.selectAllChildren(shown.current)
  }
  const copy = () => navigator.clipboard.writeText(children).then(() => setStatus(words.copied), mark)

  return (
    <>
      <Button look="quiet" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <span role="status">{status}</span>
    </>
  )
}
