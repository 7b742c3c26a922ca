import { fill } from '@amparo/content/fill'
import { createContext, type ReactNode, use, useState } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { Region } from '../../platform/loading/region.tsx'
import { useFlag } from '../../queries/list-feature-flags.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

/** Asks before somebody leaves for another site; null if a click may follow the link at once (P-290, P-293). */
const AskFirst = createContext<((address: string) => void) | null>(null)

export const useAskFirst = () => use(AskFirst)

type Props = { children: ReactNode; leaveFor?: (address: string) => void }

export function AskBeforeLeaving({ children, leaveFor = (address) => location.assign(address) }: Props) {
  const asksFirst = useFlag('mcu_lpg_v1modal')
  const [asked, setAsked] = useState<string | null>(null)
  const close = () => setAsked(null)
  // Closes the notice too, so that Back shows the page without it (P-291).
  const confirm = () => {
    if (asked) leaveFor(asked)
    close()
  }

  return (
    <AskFirst value={asksFirst ? setAsked : null}>
      {children}
      {asked && (
        <Region>
          <RedirectNotice host={new URL(asked).host} onConfirm={confirm} onCancel={close} />
        </Region>
      )}
    </AskFirst>
  )
}

type NoticeProps = { host: string; onConfirm: () => void; onCancel: () => void }

/** Names the site, so that the person knows where the link goes. */
function RedirectNotice({ host, onConfirm, onCancel }: NoticeProps) {
  const text = useContent('redirect-notice')
  const actions = (
    <>
      <Button onClick={onConfirm}>{text.confirm}</Button>
      <Button look="second" onClick={onCancel}>
        {text.cancel}
      </Button>
    </>
  )

  return (
    <Dialog title={text.title} onClose={onCancel} actions={actions}>
      {/* U+2066 and U+2069 keep the host left to right inside a right-to-left sentence. */}
      <p>{fill(text.body, { host: `\u2066${host}\u2069` })}</p>
    </Dialog>
  )
}
