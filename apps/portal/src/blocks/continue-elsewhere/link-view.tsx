import { fill, plural } from '@amparo/content/fill'
import { qrPath } from '@amparo/rules/letters/qr-path'
import { intlTag } from '@amparo/rules/locale/locales'
import { Fragment, useMemo, useRef } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { CopyText } from '../../ui/copy-text.tsx'
import type { MadeLink } from './make-link.ts'

type Props = { made: MadeLink; minutesLeft: number }

/** The link as a QR code, and as text for people who cannot scan it. */
export function LinkView({ made: { address, unsent }, minutesLeft: count }: Props) {
  const text = useContent('continue-elsewhere')
  const locale = useLocale()
  const shown = useRef<HTMLElement>(null)
  // The address may break only where it reads well: after the slashes of its path and before the code.
  const parts = address.split(/(?<=[^/:][/#])/)
  const { size, path } = useMemo(() => qrPath(address), [address])

  return (
    <>
      <p>{text.scan}</p>
      <div className="continue-link">
        <svg className="continue-qr" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
          <path d={path} />
        </svg>
        <div>
          <p className="continue-label">{text.link}</p>
          <p className="continue-address">
            <bdi ref={shown} dir="ltr" translate="no">
              {parts.map((part) => (
                <Fragment key={part}>
                  {part}
                  <wbr />
                </Fragment>
              ))}
            </bdi>
          </p>
          <CopyText shown={shown} words={text}>
            {address}
          </CopyText>
        </div>
      </div>
      <p>
        <strong>{fill(plural(text.minutes, count, intlTag(locale)), { count })}</strong> {text.keep_open}
      </p>
      {unsent.length > 0 && (
        <div>
          <p>{text.unsent}</p>
          <ul className="continue-files">
            {unsent.map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
