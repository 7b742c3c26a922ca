import { useSyncExternalStore } from 'react'

/** A small touch screen, upright or sideways. */
const PHONE = '(pointer: coarse) and (max-width: 600px), (pointer: coarse) and (max-height: 500px)'

type Device = {
  navigator: { userAgentData?: { mobile: boolean } }
  matchMedia: (query: string) => { matches: boolean }
}

/** Claims specification §5, "mobile detection" (C-182): what the browser reports, or else the size of a touch screen. */
export function isPhone(device: Device = window as Device): boolean {
  return device.navigator.userAgentData?.mobile === true || device.matchMedia(PHONE).matches
}

/** The same, and follows it: a window changes its size, and a tablet gets a mouse. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(watchPhone, isPhone)
}

function watchPhone(onChange: () => void) {
  const query = matchMedia(PHONE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
