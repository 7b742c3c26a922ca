import './menu-dialog.css'
import type { Country } from '@amparo/contract/countries'
import { useLayoutEffect, useRef } from 'react'
import { useContent } from '../platform/content.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { LogoutLink } from './logout-link.tsx'
import { NavLinks } from './nav-links.tsx'

type Props = { country: Country | null; onClose: () => void }

/** P-005: the whole screen on a phone, a modal of the platform's own. */
export function MenuDialog({ country, onClose }: Props) {
  const text = useContent('shell')
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog className="menu" ref={dialog} aria-label={text.nav_label} onClose={onClose}>
      <Button look="quiet" aria-label={text.menu_close} onClick={onClose}>
        <Icon name="close" />
      </Button>
      {country && <NavLinks country={country} onFollow={onClose} />}
      <LogoutLink />
    </dialog>
  )
}
