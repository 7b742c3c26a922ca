import { fill } from '@amparo/content/fill'
import { createContext, type ReactNode, Suspense, use, useState } from 'react'
import { useContent } from '../../platform/content.ts'
import { useFlag } from '../../queries/list-feature-flags.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

/** Asks before an address of others is followed; null where a click follows it at once [P-290, P-293]. */
const AskFirst = createContext<((address: string) => void) | null>(null)

export const useAskFirst = () => use(AskFirst)

type Props = { children: ReactNode; leaveFor?: (address: string) => void }

export function OutwardJourney({ children, leaveFor = (address) => location.assign(address) }: Props) {
  const asksFirst = useFlag('mcu_lpg_v1modal')
  const [asked, setAsked] = useState<string | null>(null)
  const close = () => setAsked(null)
  // P-291: to the address, and the notice is closed, so that Back finds the page as it was.
  const confirm = () => {
    if (asked) leaveFor(asked)
    close()
  }

  return (
    <AskFirst value={asksFirst ? setAsked : null}>
      {children}
      {asked && (
        <Suspense>
          <RedirectNotice host={new URL(asked).host} onConfirm={confirm} onCancel={close} />
        </Suspense>
      )}
    </AskFirst>
  )
}

type NoticeProps = { host: string; onConfirm: () => void; onCancel: () => void }

/** The name of the place, so that nobody is led where they did not mean to go. */
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
      {/* A name of Latin letters keeps its direction in a sentence of any script: U+2066 … U+2069. */}
      <p>{fill(text.body, { host: `\u2066${host}\u2069` })}</p>
    </Dialog>
  )
}
