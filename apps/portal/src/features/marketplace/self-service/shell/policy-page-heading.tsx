import { useEffect, useRef } from 'react'
import { usePageTitle } from '../../../../session/page-title.ts'

type Props = {
  title: string
  /** Set when a page switches to its form or back, which is not a navigation. */
  takesFocus?: boolean
  /** For a page with a form that has titles of its own. */
  isSmall?: boolean
}

/** The heading of a page, which takes the focus after navigation, and its document title. */
export function PolicyPageHeading({ title, takesFocus = false, isSmall = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(title)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  return (
    <h1 className={isSmall ? 'page-name' : undefined} tabIndex={-1} ref={heading}>
      {title}
    </h1>
  )
}
