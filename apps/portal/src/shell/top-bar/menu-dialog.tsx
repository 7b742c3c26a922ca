import './menu-dialog.css'
import type { Country } from '@amparo/contract/countries'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { Button } from '../../ui/button.tsx'
import { breakpoints } from '../../ui/tokens/breakpoints.ts'
import { LanguageSelect } from './language-select.tsx'
import { LogoutLink } from './logout-link.tsx'
import NavLinks from './nav-links.tsx'
import { ThemeSelect } from './theme-select.tsx'

type Props = { country: Country | null; onClose: () => void }

/** The menu of phones (P-005): a native modal dialog, which traps the focus and closes on Escape. */
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

/** Closes the menu when the window becomes wide enough for the bar to show everything. */
function useCloseOnDesktop(onClose: () => void) {
  useEffect(() => {
    const desktop = globalThis.matchMedia?.(`(min-width: ${breakpoints.desktop}px)`)
    desktop?.addEventListener('change', onClose)
    return () => desktop?.removeEventListener('change', onClose)
  }, [onClose])
}
