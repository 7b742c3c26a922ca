import { isLocale } from '@amparo/rules/locale/locales'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Scrolls a new page to the top and focuses its heading (P-026), but not when only the language changes. */
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
