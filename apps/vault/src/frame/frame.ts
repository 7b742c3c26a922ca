import { localDay } from '@amparo/rules/dates/iso-date'
import { cardInput } from './card-input.ts'
import { exchangeNumber } from './fields/exchange-number.ts'
import { fieldKinds } from './fields/field-kinds.ts'
import { siblingFields } from './fields/sibling-fields.ts'
import { submitCard } from './fields/submit-card.ts'
import { linkToHost } from './host-link.ts'
import { runField } from './run-field.ts'
import './frame.css'

const address = new URLSearchParams(location.search)
// The server refuses to serve the page for a parent that is not one of the portals, and for an unknown field.
const parentOrigin = address.get('parent')
const channel = address.get('channel')
const name = (address.get('field') ?? 'card') as 'card' | 'number' | 'expiry' | 'cvv'
const form = address.get('form')

if (parentOrigin && channel && window.parent !== window) {
  const ends = { frame: window, parent: window.parent, parentOrigin, channel }
  const siblings = form ? siblingFields(form) : null
  const kind = fieldKinds({
    today: () => localDay(new Date()),
    exchange: exchangeNumber,
    submit: submitCard,
    collect: async (id) => siblings?.collect(id) ?? null,
  })[name]
  const field = cardInput(document, kind)
  const post = linkToHost(ends, (message) => running.obey(message))
  const running = runField({ field, kind, post })
  if (name === 'expiry' || name === 'cvv') siblings?.answer(name, running.read)

  addEventListener('pagehide', running.wipe)
  // Browsers load a font when text needs it; load it earlier, when somebody is about to type.
  field.input.addEventListener('focus', () => void document.fonts.load('1em Inter').catch(() => {}), { once: true })
  post({ type: 'ready' })
  running.tell()
}
