import type { HostMessage } from '@amparo/contract/frame-messages'
import { afterEach, beforeEach, vi } from 'vitest'
import { mountPaymentFields, type PaymentFieldName, type PaymentFields, paymentFieldNames } from '../payment-fields.ts'
import { look, VAULT } from './card-field.ts'

export const source = {
  number: 'sim_succeeds.4444.1228.abc',
  expiry_month: 12,
  expiry_year: 2028,
  name: 'Ada Winters',
  cvv: 'provided' as const,
}
export const heard = { onState: vi.fn(), onSubmit: vi.fn(), onReady: vi.fn(), onUnavailable: vi.fn() }

export let fields: PaymentFields
export let frames: Record<PaymentFieldName, HTMLIFrameElement>
export let posted: { to: PaymentFieldName; message: HostMessage }[]

/** Mounts the three fields before each test, and collects the messages to their frames. */
export function preparePaymentFields() {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.resetAllMocks()
    document.body.replaceChildren()
    const place = (title: string) => ({ container: document.body, look, title })
    const places = { number: place('Number'), expiry: place('Expiry'), cvv: place('CVV') }
    fields = mountPaymentFields({ vaultOrigin: VAULT, places, ...heard })
    const [number, expiry, cvv] = document.querySelectorAll('iframe')
    frames = { number, expiry, cvv } as typeof frames
    posted = []
    for (const to of paymentFieldNames) {
      const collect = (message: HostMessage) => void posted.push({ to, message })
      vi.spyOn(frames[to].contentWindow as Window, 'postMessage').mockImplementation(collect as never)
    }
  })
  afterEach(() => {
    fields.destroy()
    vi.useRealTimers()
  })
}

export const parametersOf = (name: PaymentFieldName) => Object.fromEntries(new URL(frames[name].src).searchParams)
export const channelOf = (name: PaymentFieldName) => parametersOf(name).channel

/** A message with its field's own channel. */
export const receiveFrom = (
  name: PaymentFieldName,
  message: object,
  { origin = VAULT, source: window = frames[name].contentWindow }: { origin?: string; source?: Window | null } = {},
) =>
  globalThis.dispatchEvent(
    new MessageEvent('message', { data: { channel: channelOf(name), ...message }, origin, source: window }),
  )
export const allReady = () => {
  for (const name of paymentFieldNames) receiveFrom(name, { type: 'ready' })
}
export const requests = () => posted.flatMap(({ message }) => (message.type === 'request-source' ? [message.id] : []))
