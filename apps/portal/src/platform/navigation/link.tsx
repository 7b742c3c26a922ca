import type { ComponentProps, MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /** History state for the target page. */
  state?: unknown
}

/**
 * A link within the portal: navigates on a plain click, leaves all others to the browser, and marks the current page. The
 * router's own adds the prefetching of framework pages, several kilobytes on card entry.
 */
export function Link({ to, state, onClick, ...rest }: Props) {
  const navigate = useNavigate()
  const { pathname } = useLocation()

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const wantsAnotherPlace = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
    if (event.defaultPrevented || wantsAnotherPlace) return
    event.preventDefault()
    void navigate(to, { state })
  }

  return <a href={to} onClick={follow} aria-current={to === pathname ? 'page' : undefined} {...rest} />
}
