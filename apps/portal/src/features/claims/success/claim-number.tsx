import { useRef } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import { CopyText } from '../../../ui/copy-text.tsx'

/** The number of a claim that was sent, with a button that copies it. */
export function ClaimNumber({ number }: { number: string }) {
  const text = useContent('claim-success')
  const shown = useRef<HTMLElement>(null)

  return (
    <div className="claim-number">
      <p>
        {text.number}{' '}
        <strong ref={shown} className="num" dir="ltr">
          {number}
        </strong>
      </p>
      <CopyText shown={shown} words={text}>
        {number}
      </CopyText>
    </div>
  )
}
