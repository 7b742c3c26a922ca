// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { channel, HOST, look, openFrame } from '../testing/frame-page.ts'

let frame: ReturnType<typeof openFrame>
beforeEach(() => {
  frame = openFrame()
  frame.type('9')
  frame.posted.length = 0
})
afterEach(() => frame.close())

const untouched = () => [frame.posted.length, frame.input.value, document.documentElement.lang, frame.exchange]

it('accepts none of 10,000 messages with a forged origin, window, channel or shape', () => {
  const stranger = document.createElement('iframe')
  document.body.append(stranger)
  const before = untouched()
  const orders = [
    { type: 'look', channel, look: { ...look, language: 'xx' } },
    { type: 'tokenise', channel, id: crypto.randomUUID() },
    { type: 'request-source', channel, id: crypto.randomUUID(), name: 'Ada Winters' },
    { type: 'clear', channel },
  ]
  const forgeries = [
    { origin: 'http://evil.test' },
    { origin: `${HOST}.evil.test` },
    { origin: `${HOST}:81` },
    { origin: 'https://portal.test' },
    { origin: 'null' },
    { origin: '' },
    { source: stranger.contentWindow },
    { source: window },
    { source: null },
    { origin: 'http://evil.test', source: stranger.contentWindow },
    { channel: 'zbcdefghijklmnopqrstuv' },
    { channel: '' },
    { type: 'unknown' },
    { channel: undefined },
  ]
  let sent = 0
  for (; sent < 10_000; sent++) {
    const order = orders[sent % orders.length]
    const { origin, source, ...spoilt } = forgeries[Math.floor(sent / orders.length) % forgeries.length] ?? {}
    frame.hear(
      { ...order, ...spoilt },
      { ...(origin !== undefined && { origin }), ...(source !== undefined && { source }) },
    )
  }
  expect([sent, untouched()]).toEqual([10_000, before])

  frame.hear({ type: 'clear', channel })
  expect(frame.input.value).toBe('')
})
