import { useLayoutEffect, useRef } from 'react'

/** A control that is disabled while it has the focus loses it. It gets it back when it can be used again, unless the person has moved on. */
export function useKeepFocus(isDisabled: boolean) {
  const focused = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const { activeElement: active, body } = document
    if (isDisabled) focused.current = active instanceof HTMLElement && active !== body ? active : null
    else if (active === null || active === body || active === focused.current)
      focused.current?.focus({ preventScroll: true })
  }, [isDisabled])
}
