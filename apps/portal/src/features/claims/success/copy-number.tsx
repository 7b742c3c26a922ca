import { useState } from 'react'
import { useContent } from '../../../platform/content.ts'
import { Button } from '../../../ui/button.tsx'

/** Only where the browser has a clipboard: without TLS it has none, and the number can be marked. */
export function CopyNumber({ number }: { number: string }) {
  const text = useContent('claim-success')
  const [isCopied, setCopied] = useState(false)
  if (!navigator.clipboard) return null

  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => setCopied(true),
      () => setCopied(false),
    )

  return (
    <>
      <Button look="quiet" onClick={() => void copy()}>
        {text.copy}
      </Button>
      <span role="status">{isCopied && text.copied}</span>
    </>
  )
}
