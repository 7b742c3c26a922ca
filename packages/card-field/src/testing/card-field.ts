import type { FieldLook, HostMessage } from '@amparo/contract/frame-messages'
import { afterEach, beforeEach, vi } from 'vitest'
import { type CardField, mountCardField } from '../card-field.ts'

export const VAULT = 'http://vault.test'
export const look: FieldLook = {
  label: 'Card number',
  help: '',
  problem: null,
  language: 'en-US',
  direction: 'rtl',
  theme: 'dark',
  colours: {},
  revealed: false,
}
export const token = { pan_token: `pt_${'a'.repeat(43)}`, last4: '1234' }
export const on = { onState: vi.fn(), onSubmit: vi.fn(), onReady: vi.fn(), onUnavailable: vi.fn() }

export let field: CardField
export let frame: HTMLIFrameElement
export let sent: { message: HostMessage; target: string }[]
export let channel: string

/** Mounts a field before each test, and collects the messages to its frame. */
export function prepareField() {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.resetAllMocks()
    // Test files share a window: another one may have left a frame behind.
    document.body.replaceChildren()
    field = mountCardField({ container: document.body, vaultOrigin: VAULT, look, title: 'Card number', ...on })
    frame = document.querySelector('iframe') as HTMLIFrameElement
    channel = new URL(frame.src).searchParams.get('channel') ?? ''
    sent = []
    const collect = ((message: HostMessage, target: string) => void sent.push({ message, target })) as never
    vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(collect)
  })
  afterEach(() => {
    field.destroy()
    vi.useRealTimers()
  })
}

export type From = { origin?: string; source?: Window | null }
export const receive = (data: unknown, { origin = VAULT, source = frame.contentWindow }: From = {}) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
export const ready = () => receive({ type: 'ready', channel })
export const asked = () => sent.flatMap(({ message }) => (message.type === 'tokenise' ? [message.id] : []))
export const calls = () => Object.values(on).reduce((sum, { mock }) => sum + mock.calls.length, 0)
