import './letter-code.css'
import type { LetterSection } from '@amparo/content/letter-types'
import { qrPath } from '@amparo/rules/letters/qr-path'

type Props = Pick<Extract<LetterSection, { kind: 'verify' }>, 'text' | 'label' | 'code' | 'link'>

/** How to check the letter: a QR code, and the same link and code for people without a camera (C-X74). */
export function LetterCode({ text, label, code, link }: Props) {
  const { size, path } = qrPath(link)

  return (
    <div className="letter-code">
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" data-qr={link} aria-hidden="true">
        <path d={path} />
      </svg>
      <div className="letter-code-text">
        <p>{text}</p>
        <p>
          {label}{' '}
          <strong className="num" dir="ltr">
            {code}
          </strong>
        </p>
        <p>
          <a href={link} dir="ltr">
            {link}
          </a>
        </p>
      </div>
    </div>
  )
}
