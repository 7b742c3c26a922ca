import { cardInput } from './card-input.ts'
import { exchangeNumber } from './exchange-number.ts'
import { linkToHost } from './host-link.ts'
import { runField } from './run-field.ts'
import './frame.css'

const address = new URLSearchParams(location.search)
// The server refuses to serve the page for a parent that is not one of the portals.
const parentOrigin = address.get('parent')
const channel = address.get('channel')

if (parentOrigin && channel && window.parent !== window) {
  const ends = { frame: window, parent: window.parent, parentOrigin, channel }
  const field = cardInput(document)
  const post = linkToHost(ends, (message) => running.obey(message))
  const running = runField({ field, exchange: exchangeNumber, post })

  addEventListener('pagehide', running.wipe)
  // Browsers load a font when text needs it; load it earlier, when somebody is about to type.
  field.input.addEventListener('focus', () => void document.fonts.load('1em Inter').catch(() => {}), { once: true })
  post({ type: 'ready' })
  running.tell()
}
