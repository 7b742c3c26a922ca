import { isLocale } from '@amparo/rules/locale/locales'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** P-026: a new page begins at its top, and its heading has the focus. The same page in another language is no new page. */
export function useFocusOnArrival() {
  const page = pageOf(useLocation().pathname)
  const before = useRef(page)

  useEffect(() => {
    if (before.current === page) return
    before.current = page
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [page])
}

function pageOf(pathname: string): string {
  const parts = pathname.split('/').filter((part) => part && part !== 'login' && !isLocale(part))
  return parts.join('/')
}
