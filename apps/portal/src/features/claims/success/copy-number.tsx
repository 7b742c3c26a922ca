import { type RefObject, useState } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import { Button } from '../../../ui/button.tsx'

/** Only where the browser offers a clipboard. Without TLS it does not; then the person selects the number. */
export function CopyNumber({ number, shown }: { number: string; shown: RefObject<HTMLElement | null> }) {
  const text = useContent('claim-success')
  const [status, setStatus] = useState('')
  if (!navigator.clipboard) return null

  function mark() {
    setStatus(text.not_copied)
    if (shown.current) getSelection()?.selectAllChildren(shown.current)
  }
  const copy = () => navigator.clipboard.writeText(number).then(() => setStatus(text.copied), mark)

  return (
    <>
      <Button look="quiet" onClick={() => void copy()}>
        {text.copy}
      </Button>
      <span role="status">{status}</span>
    </>
  )
}
