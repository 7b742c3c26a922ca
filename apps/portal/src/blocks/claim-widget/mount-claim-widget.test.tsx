import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mountClaimWidget } from './mount-claim-widget.ts'

const origin = 'https://portal.example'
const token = `ct_${'t'.repeat(43)}`
const on = {
  onTokenNeeded: vi.fn(async (): Promise<string | null> => token),
  onActive: vi.fn(),
  onSubmitted: vi.fn(),
  onClosed: vi.fn(),
  onReady: vi.fn(),
  onUnavailable: vi.fn(),
}
let widget: ReturnType<typeof mountClaimWidget>
let frame: HTMLIFrameElement
let address: URL
let posted = vi.fn<(...message: unknown[]) => void>()
const shown = { postMessage: (...message: unknown[]) => posted(...message) }

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  posted = vi.fn()
  widget = mountClaimWidget({
    container: document.body,
    url: `${origin}/widget/claim`,
    title: 'Claim form',
    hidden: { environment: 'test', has_accident_medical_expense: 'true', has_critical_illness: 'false' },
    ...on,
  })
  frame = document.querySelector('iframe') as HTMLIFrameElement
  Object.defineProperty(frame, 'contentWindow', { value: shown })
  address = new URL(frame.src)
})
afterEach(() => {
  widget.destroy()
  vi.useRealTimers()
})

const envelope = () => ({ amparo: 'claim-widget', version: 1, channel: address.searchParams.get('channel') })
const hear = (data: unknown, from: object = {}) =>
  dispatchEvent(Object.assign(new Event('message'), { data, origin, source: shown, ...from }))

it('puts the hidden values and its own origin into the widget’s address, but never the token [M-245, M-246, M-247, M-248, M-X37]', () => {
  const { channel, ...query } = Object.fromEntries(address.searchParams)
  expect(address.origin + address.pathname).toBe(`${origin}/widget/claim`)
  expect(query).toEqual({
    environment: 'test',
    has_accident_medical_expense: 'true',
    has_critical_illness: 'false',
    host: location.origin,
  })
  expect(channel).toMatch(/^[0-9a-f]{32}$/)
  expect(frame.title).toBe('Claim form')
})

it('says in the address which look the page has, if it has only one', () => {
  const { destroy } = mountClaimWidget({
    container: document.body,
    url: origin,
    title: '',
    hidden: {},
    theme: 'light',
    ...on,
  })
  const [, second] = document.querySelectorAll('iframe')
  expect(new URL(second?.src ?? '').searchParams.get('theme')).toBe('light')
  destroy()
})

it('posts the token to the widget’s exact origin when the widget asks for it', async () => {
  hear({ ...envelope(), type: 'token-needed' })
  await vi.waitFor(() => expect(posted).toHaveBeenCalled())
  expect(posted.mock.calls).toEqual([[{ ...envelope(), type: 'token', token }, origin]])
  expect(on.onReady).toHaveBeenCalledOnce()
})

it.each([
  ['there is none', () => Promise.resolve(null)],
  ['it cannot be loaded', () => Promise.reject(new Error('offline'))],
])('says that there is no token if %s', async (_, answer) => {
  on.onTokenNeeded.mockImplementationOnce(answer)
  hear({ ...envelope(), type: 'token-needed' })
  await vi.waitFor(() => expect(posted).toHaveBeenCalled())
  expect(posted.mock.calls[0]?.[0]).toMatchObject({ type: 'no-token' })
})

it('follows the height of the form, and reports that somebody uses it, that a claim was sent or the form was left', () => {
  hear({ ...envelope(), type: 'height', height: 1234 })
  expect(frame.style.blockSize).toBe('1234px')
  hear({ ...envelope(), type: 'active' })
  expect(on.onActive).toHaveBeenCalledOnce()
  hear({ ...envelope(), type: 'submitted', claim_number: 'B2C4D6F8H' })
  expect(on.onSubmitted).toHaveBeenCalledWith('B2C4D6F8H')
  hear({ ...envelope(), type: 'closed' })
  expect(on.onClosed).toHaveBeenCalledOnce()
})

it('accepts none of 10,000 messages with a forged origin, window, channel or shape', () => {
  const needed = { ...envelope(), type: 'token-needed' }
  const forged: [unknown, object?][] = [
    [needed, { origin: 'https://evil.example' }],
    [needed, { origin: `${origin}.evil.example` }],
    [needed, { origin: 'http://portal.example' }],
    [needed, { source: window }],
    [needed, { source: null }],
    [{ ...needed, channel: '0'.repeat(32) }],
    [{ ...needed, version: 2 }],
    [{ ...envelope(), type: 'submitted', claim_number: '<img>' }],
    [{ ...envelope(), type: 'height', height: -1 }],
    [{ ...envelope(), type: 'height', height: '9px' }],
    [{ ...envelope(), type: 'unknown' }],
    ['token-needed'],
  ]
  for (let sent = 0; sent < 10_000; sent++) hear(...(forged[sent % forged.length] as [unknown]))
  expect([posted, ...Object.values(on)].flatMap((one) => one.mock.calls)).toEqual([])
  expect(frame.style.blockSize).toBe('600px')
})

it('reports that the form did not load, and ignores messages once it is removed', () => {
  vi.advanceTimersByTime(15_000)
  expect(on.onUnavailable).toHaveBeenCalledOnce()
  widget.destroy()
  expect(document.querySelector('iframe')).toBeNull()
  hear({ ...envelope(), type: 'closed' })
  expect(on.onClosed).not.toHaveBeenCalled()
})
