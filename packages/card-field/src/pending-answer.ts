import type { FrameMessage } from '@amparo/contract/frame-messages'
import type { PaymentSource } from '@amparo/contract/payment-source'
import { CardFieldFailed } from './card-field-failed.ts'

export type CardToken = { pan_token: string; last4: string }

type Answer = Extract<FrameMessage, { id: string }>

const LONGEST_WAIT_MS = 20_000

/** What a frame is asked for. The request's id is valid for one answer; answers with any other id or of another type are ignored. */
export function pendingAnswer<Value>(readAnswer: (answer: Answer) => Value | null) {
  let pending: { id: string; promise: Promise<Value>; settle: (answer: Value | CardFieldFailed) => void } | null = null

  function begin(ask: (id: string) => void): Promise<Value> {
    const { promise, resolve, reject } = Promise.withResolvers<Value>()
    const timer = setTimeout(() => fail('timed_out'), LONGEST_WAIT_MS)
    const settle = (answer: Value | CardFieldFailed) => {
      clearTimeout(timer)
      pending = null
      if (answer instanceof CardFieldFailed) reject(answer)
      else resolve(answer)
    }
    pending = { id: randomUuid(), promise, settle }
    ask(pending.id)
    return promise
  }

  function fail(code: string) {
    pending?.settle(new CardFieldFailed({ code }))
  }

  return {
    /** A second request while the first is in progress gets the same answer. */
    request: (ask: (id: string) => void): Promise<Value> => pending?.promise ?? begin(ask),
    answer(answer: Answer) {
      if (answer.id !== pending?.id) return
      if (answer.type === 'failed')
        return pending.settle(new CardFieldFailed({ code: answer.code, requestId: answer.request_id }))
      const value = readAnswer(answer)
      if (value !== null) pending.settle(value)
    },
    fail,
  }
}

export const tokenOf = (answer: Answer): CardToken | null =>
  answer.type === 'token' ? { pan_token: answer.pan_token, last4: answer.last4 } : null

export const sourceOf = (answer: Answer): PaymentSource | null => (answer.type === 'source' ? answer.source : null)

/** A version 4 UUID, as the contract requires. `crypto.randomUUID` does not exist without TLS. */
function randomUuid(): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (byte % 16).toString(16)
  })
}
