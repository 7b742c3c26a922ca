import { watchForLife } from '../shell/idle/signs-of-life.ts'

/** A sign of somebody that is older says nothing about now. */
const OLD_SIGN_MS = 60_000

/** Tells the page around the widget that somebody is there: what happens in an iframe is no event of that page. */
export function tellActivity(tell: () => void) {
  watchForLife((at) => {
    // After the sleep of a machine this runs when it wakes up, and the person may have left long ago.
    if (Date.now() - at < OLD_SIGN_MS) tell()
  })
}
