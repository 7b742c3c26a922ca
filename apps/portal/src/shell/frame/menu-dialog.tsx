import './menu-dialog.css'
import type { Country } from '@amparo/contract/countries'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useContent } from '../../platform/content.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { Button } from '../../ui/button.tsx'
import { breakpoints } from '../../ui/tokens/breakpoints.ts'
import { LanguageSelect } from './language-select.tsx'
import { LogoutLink } from './logout-link.tsx'
import NavLinks from './nav-links.tsx'
import { ThemeSelect } from './theme-select.tsx'

type Props = { country: Country | null; onClose: () => void }

/** P-005: the whole screen on a phone, a modal of the platform's own: it holds the focus and closes on Escape. */
export default function MenuDialog({ country, onClose }: Props) {
  const text = useContent('shell')
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useCloseOnDesktop(onClose)

  return (
    <dialog className="menu" ref={dialog} aria-label={text.nav_label} onClose={onClose}>
      <Button look="quiet" aria-label={text.menu_close} onClick={onClose}>
        <Icon name="close" />
      </Button>
      {country && <NavLinks country={country} onFollow={onClose} />}
      <div className="menu-settings">
        <LanguageSelect country={country} isNamed onChosen={onClose} />
        <ThemeSelect isNamed />
      </div>
      <LogoutLink onFollow={onClose} />
    </dialog>
  )
}

/** A phone that is turned, a window that is widened: there the bar has everything. */
function useCloseOnDesktop(onClose: () => void) {
  useEffect(() => {
    const desktop = globalThis.matchMedia?.(`(min-width: ${breakpoints.desktop}px)`)
    desktop?.addEventListener('change', onClose)
    return () => desktop?.removeEventListener('change', onClose)
  }, [onClose])
}
