// @vitest-environment jsdom
import { type FieldLook, HostMessage } from '@amparo/contract/frame-messages'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { type CardField, mountCardField } from './card-field.ts'

const VAULT = 'http://vault.test'
const look: FieldLook = {
  label: 'Card number',
  help: '',
  problem: null,
  language: 'en-US',
  direction: 'rtl',
  theme: 'dark',
  colours: {},
  revealed: false,
}
const token = { pan_token: `pt_${'a'.repeat(43)}`, last4: '1234' }
const on = { onState: vi.fn(), onSubmit: vi.fn(), onReady: vi.fn(), onUnavailable: vi.fn() }

let field: CardField
let frame: HTMLIFrameElement
let said: { message: HostMessage; target: string }[]
let channel: string

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  field = mountCardField({ container: document.body, vaultOrigin: VAULT, look, title: 'Card number', ...on })
  frame = document.querySelector('iframe') as HTMLIFrameElement
  channel = new URL(frame.src).searchParams.get('channel') ?? ''
  said = []
  const heard = ((message: HostMessage, target: string) => void said.push({ message, target })) as never
  vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(heard)
})
afterEach(() => {
  field.destroy()
  vi.useRealTimers()
})

type From = { origin?: string; source?: Window | null }
const hear = (data: unknown, { origin = VAULT, source = frame.contentWindow }: From = {}) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
const ready = () => hear({ type: 'ready', channel })
const asked = () => said.flatMap(({ message }) => (message.type === 'tokenise' ? [message.id] : []))
const calls = () => Object.values(on).reduce((sum, { mock }) => sum + mock.calls.length, 0)

describe('the frame', () => {
  it('is the vault’s own page in a sandbox, told whom it belongs to [P-129]', () => {
    const { origin, pathname, searchParams } = new URL(frame.src)
    expect([origin, pathname]).toEqual([VAULT, '/frame'])
    expect(Object.fromEntries(searchParams)).toEqual({
      channel: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
      parent: location.origin,
      theme: 'dark',
      dir: 'rtl',
    })
    expect([frame.title, frame.allow]).toEqual(['Card number', ''])
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms')
  })

  it('has another channel each time', () => {
    const second = mountCardField({ container: document.body, vaultOrigin: VAULT, look, title: '' })
    const [, frameOfSecond] = document.querySelectorAll('iframe')
    expect(new URL(frameOfSecond?.src ?? '').searchParams.get('channel')).not.toBe(channel)
    second.destroy()
  })

  it('gets its look when it is ready, and each new one after that, on its own origin only', () => {
    field.setLook({ ...look, problem: 'first' })
    expect(said).toEqual([])
    ready()
    field.setLook({ ...look, problem: 'second' })
    expect(said).toEqual(
      ['first', 'second'].map((problem) => ({
        message: { type: 'look', channel, look: { ...look, problem } },
        target: VAULT,
      })),
    )
    expect(on.onReady).toHaveBeenCalledOnce()
  })

  it('takes another title without being mounted anew', () => {
    field.setTitle('Número da conta')
    expect(document.querySelector('iframe')).toBe(frame)
    expect(frame.title).toBe('Número da conta')
  })

  it('is told to take the focus and to forget', () => {
    ready()
    field.focus()
    field.clear()
    expect(said.slice(1).map(({ message }) => message)).toEqual([
      { type: 'focus', channel },
      { type: 'clear', channel },
    ])
    expect(document.activeElement).toBe(frame)
  })

  it('passes state and Enter on', () => {
    hear({ type: 'state', channel, problem: 'invalid', touched: true, focused: false })
    hear({ type: 'submit', channel })
    expect(on.onState).toHaveBeenCalledExactlyOnceWith({ problem: 'invalid', touched: true, focused: false })
    expect(on.onSubmit).toHaveBeenCalledExactlyOnceWith()
  })

  it('is unavailable when it is not ready in time, and available when it comes late', () => {
    vi.advanceTimersByTime(9_999)
    expect(on.onUnavailable).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(on.onUnavailable).toHaveBeenCalledOnce()
    ready()
    expect(on.onReady).toHaveBeenCalledOnce()
  })

  it('is unavailable soon when what has loaded is an error page', () => {
    frame.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(2_000)
    expect(on.onUnavailable).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(20_000)
    expect(on.onUnavailable).toHaveBeenCalledOnce()
  })

  it('is not unavailable once it was ready', () => {
    ready()
    frame.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(20_000)
    expect(on.onUnavailable).not.toHaveBeenCalled()
  })

  it('is gone after destroy, and nothing is heard any more', async () => {
    ready()
    const waiting = field.tokenise()
    field.destroy()
    await expect(waiting).rejects.toMatchObject({ code: 'closed' })
    expect(document.querySelector('iframe')).toBeNull()
    on.onReady.mockClear()
    ready()
    vi.advanceTimersByTime(20_000)
    expect(calls()).toBe(0)
  })
})

describe('tokenise', () => {
  it('gives the token that answers its id [P-129] [P-130]', async () => {
    ready()
    const waiting = field.tokenise()
    hear({ type: 'token', channel, id: asked()[0], ...token })
    await expect(waiting).resolves.toEqual(token)
  })

  it('asks in the words of the contract where the page has no TLS', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    ready()
    const waiting = field.tokenise()
    vi.unstubAllGlobals()
    expect(z.safeParse(HostMessage, said.at(-1)?.message).success).toBe(true)
    hear({ type: 'token', channel, id: asked()[0], ...token })
    await expect(waiting).resolves.toEqual(token)
  })

  it('asks once while an answer is due, and anew after it', async () => {
    ready()
    const [first, second] = [field.tokenise(), field.tokenise()]
    expect(asked()).toHaveLength(1)
    hear({ type: 'token', channel, id: asked()[0], ...token })
    expect(await first).toBe(await second)
    const third = field.tokenise()
    expect(new Set(asked()).size).toBe(2)
    hear({ type: 'token', channel, id: asked()[1], ...token })
    await third
  })

  it('does not take an answer twice, nor one to another id', async () => {
    ready()
    const first = field.tokenise()
    hear({ type: 'token', channel, id: asked()[0], ...token })
    await first

    const second = field.tokenise()
    const settled = vi.fn()
    second.then(settled, settled)
    hear({ type: 'token', channel, id: asked()[0], ...token, last4: '6666' })
    hear({ type: 'failed', channel, id: crypto.randomUUID(), code: 'x', request_id: null })
    await Promise.resolve()
    expect(settled).not.toHaveBeenCalled()
    hear({ type: 'token', channel, id: asked()[1], ...token, last4: '7777' })
    await expect(second).resolves.toMatchObject({ last4: '7777' })
  })

  it('fails with the code and the request id', async () => {
    ready()
    const waiting = field.tokenise()
    hear({ type: 'failed', channel, id: asked()[0], code: 'too_many_requests', request_id: 'r-1' })
    await expect(waiting).rejects.toMatchObject({
      name: 'CardFieldFailed',
      code: 'too_many_requests',
      requestId: 'r-1',
    })
  })

  it('fails when the frame is not there, or does not answer', async () => {
    await expect(field.tokenise()).rejects.toMatchObject({ code: 'vault_unavailable', requestId: null })
    ready()
    const waiting = expect(field.tokenise()).rejects.toMatchObject({ code: 'timed_out' })
    vi.advanceTimersByTime(20_000)
    await waiting
  })
})

/** The same numbers in every run (mulberry32). */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

it('takes none of 10,000 messages that are forged in origin, window, channel or shape', async () => {
  ready()
  const waiting = field.tokenise()
  const settled = vi.fn()
  waiting.then(settled, settled)
  const before = [calls(), said.length]

  const stranger = document.body.appendChild(document.createElement('iframe'))
  const random = seeded(20261115)
  const pick = <Value>(values: readonly Value[]) => values[random(values.length)] as Value
  const noise = (length: number) => Array.from({ length }, () => pick([...'abcXYZ019_-:/.'])).join('')
  const id = asked()[0]
  const message = () =>
    pick<Record<string, unknown>>([
      { type: 'ready', channel },
      { type: 'state', channel, problem: null, touched: true, focused: true },
      { type: 'submit', channel },
      { type: 'token', channel, id, ...token },
      { type: 'failed', channel, id, code: 'forged', request_id: null },
    ])
  const origin = () =>
    pick(['', 'null', '*', `${VAULT}/`, `${VAULT}:81`, `${VAULT}.evil.test`, 'https://vault.test', noise(9)])
  const source = () => pick([window, stranger.contentWindow, null])
  const junk = () => pick([null, undefined, 0, '', [], {}, new Map(), { type: 'look' }, noise(22), [message()]])
  const spoilt = () => {
    const whole = message()
    return { ...whole, [pick(Object.keys(whole).filter((key) => key !== 'problem' && key !== 'request_id'))]: junk() }
  }
  const forgeries: (() => [data: unknown, from: From])[] = [
    () => [message(), { origin: origin() }],
    () => [message(), { source: source() }],
    () => [message(), { origin: origin(), source: source() }],
    () => [{ ...message(), channel: pick([noise(22), channel.toUpperCase(), `${channel}a`]) }, {}],
    () => [spoilt(), {}],
    () => [junk(), {}],
  ]

  const taken: unknown[] = []
  for (let sent = 0; sent < 10_000; sent++) {
    const [data, from] = pick(forgeries)()
    hear(data, from)
    if (calls() !== before[0] || said.length !== before[1]) taken.push({ data, from })
  }
  await Promise.resolve()
  expect([taken, settled.mock.calls]).toEqual([[], []])

  hear({ type: 'token', channel, id, ...token })
  await expect(waiting).resolves.toEqual(token)
  stranger.remove()
})
