import { call } from '@amparo/contract/call'
import { el } from '../../api/docs-page/element.ts'
import { listOutbox, type Message } from '../src/dev/dev-contract.ts'
import { splitLinks } from './split-links.ts'

const kinds = { mail: 'Mail', sms: 'SMS', call: 'Call' }
const short = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** Reloads the list whenever the tab becomes visible again, because messages may have been sent in between. */
export async function showOutbox(section: HTMLElement) {
  const list = el('ol', { class: 'messages' })
  const count = el('p', { class: 'soft small', role: 'status' })
  const refresh = async () => {
    const messages = await call(listOutbox, {})
    count.textContent =
      messages.length === 0
        ? 'Nothing has been sent yet. Emails, text messages and calls show up here instead of going out.'
        : `${messages.length} ${messages.length === 1 ? 'message' : 'messages'}, newest first`
    list.replaceChildren(...messages.map(messageItem))
  }
  await refresh()

  const again = () => void refresh().catch(() => (count.textContent = 'The outbox didn’t answer. Try again.'))
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again())
  const button = el('button', { class: 'button button-second', type: 'button', on: { click: again } }, 'Refresh')
  section.append(el('div', { class: 'outbox-bar' }, count, button), list)
}

function messageItem(message: Message): HTMLElement {
  const { kind, recipient, subject, text, tag, sent_at } = message
  const files = fileLinks(message)
  return el(
    'li',
    {},
    el(
      'div',
      { class: 'message-head' },
      el('span', { class: 'badge badge-info' }, kinds[kind]),
      el('h3', {}, subject ?? recipient),
      tag && el('code', { class: 'soft' }, tag),
      el(
        'span',
        { class: 'soft small message-when' },
        `to ${recipient}, `,
        el('time', { datetime: sent_at }, short.format(new Date(sent_at))),
      ),
    ),
    el('p', { class: 'message-text' }, ...splitLinks(text).map(textPart)),
    files.length > 0 && el('ul', { class: 'message-files small' }, ...files.map((link) => el('li', {}, link))),
  )
}

function fileLinks({ id, has_html, attachments }: Message): HTMLElement[] {
  const path = `/dev/outbox/${id}`
  const html = el('a', { href: path, target: '_blank', rel: 'noopener' }, 'Show as HTML')
  const files = attachments.map((name, place) =>
    el('a', { href: `${path}/attachments/${place}`, download: name }, `Download ${name}`),
  )
  return has_html ? [html, ...files] : files
}

function textPart({ text, isLink }: { text: string; isLink: boolean }): Node | string {
  return isLink ? el('a', { href: text, target: '_blank', rel: 'noopener' }, text) : text
}
