import type { ComponentProps } from 'react'
import { Link as RouterLink, useLocation } from 'react-router'

type Props = ComponentProps<typeof RouterLink> & { to: string }

/** A link within the portal: the router's own, which also marks the current page. */
export function Link({ to, ...rest }: Props) {
  const { pathname } = useLocation()

  return <RouterLink to={to} discover="none" aria-current={to === pathname ? 'page' : undefined} {...rest} />
}
