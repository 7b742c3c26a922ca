import { expect, it, vi } from 'vitest'
import { linkToHost } from './link-to-host.ts'

const host = 'https://partner.example'
const channel = 'ab'.repeat(16)
const token = `ct_${'t'.repeat(43)}`
const envelope = { amparo: 'claim-widget', version: 1, channel } as const

function aPage() {
  const parent = { postMessage: vi.fn() }
  const page = Object.assign(new EventTarget(), { parent }) as unknown as Window
  const receive = (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
    const event = Object.assign(new Event('message'), { data, origin: host, source: parent, ...from })
    page.dispatchEvent(event)
  }
  return { page, parent, receive }
}

it('posts to the origin in its address if that may embed the form', () => {
  const { page, parent } = aPage()
  const link = linkToHost({ page, host, channel, allowed: ['https://portal.example', host] })
  link?.send({ type: 'token-needed' })
  expect(parent.postMessage.mock.calls).toEqual([[{ ...envelope, type: 'token-needed' }, host]])
})

it.each([
  ['https://evil.example'],
  ['https://partner.example.evil.example'],
  ['http://partner.example'],
  ['https://partner.example/'],
  ['*'],
  ['null'],
  [''],
])('makes no connection to %s', (other) => {
  const { page, parent } = aPage()
  expect(linkToHost({ page, host: other, channel, allowed: [host] })).toBeNull()
  expect(parent.postMessage).not.toHaveBeenCalled()
})

it('makes no connection outside an iframe', () => {
  const page = new EventTarget() as unknown as Window
  Object.assign(page, { parent: page })
  expect(linkToHost({ page, host, channel, allowed: [host] })).toBeNull()
})

it('ignores 10,000 forged messages, and receives a valid one', () => {
  const { page, receive } = aPage()
  const received = vi.fn()
  linkToHost({ page, host, channel, allowed: [host] })?.listen(received)
  const message = { ...envelope, type: 'token', token }
  const forged: [unknown, { origin?: string; source?: unknown }?][] = [
    [message, { origin: 'https://evil.example' }],
    [message, { origin: `${host}.evil.example` }],
    [message, { origin: 'null' }],
    [message, { source: {} }],
    [message, { source: null }],
    [{ ...message, channel: 'cd'.repeat(16) }],
    [{ ...message, version: 2 }],
    [{ ...message, amparo: 'other' }],
    [{ ...message, token: `us_${'t'.repeat(43)}` }],
    [{ ...message, type: 'submitted' }],
    [JSON.stringify(message)],
    [null],
  ]
  for (let sent = 0; sent < 10_000; sent++) receive(...(forged[sent % forged.length] as [unknown]))
  expect(received).not.toHaveBeenCalled()

  receive(message)
  expect(received.mock.calls).toEqual([[message]])
})
