import type { ComponentProps, MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /** What the page there is told of where one came from. */
  state?: unknown
}

/**
 * A link within the portal. The router's own brings prefetching of framework pages along, several kilobytes that every
 * login would pay for; this one goes where it says, leaves other clicks to the browser and marks the page one is on.
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
