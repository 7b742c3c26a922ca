import type { FrameMessage } from '@amparo/contract/frame-messages'
import { CardFieldFailed } from './card-field-failed.ts'

export type CardToken = { pan_token: string; last4: string }

type Answer = Extract<FrameMessage, { id: string }>

const LONGEST_WAIT_MS = 20_000

/** The request for a token that is under way. Its id is valid for one answer; answers with any other id are ignored. */
export function pendingToken(ask: (id: string) => void) {
  let pending: {
    id: string
    promise: Promise<CardToken>
    settle: (answer: CardToken | CardFieldFailed) => void
  } | null = null

  function begin(): Promise<CardToken> {
    const { promise, resolve, reject } = Promise.withResolvers<CardToken>()
    const timer = setTimeout(() => fail('timed_out'), LONGEST_WAIT_MS)
    const settle = (answer: CardToken | CardFieldFailed) => {
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
    /** A second request while the first is under way gets the same answer. */
    request: (): Promise<CardToken> => pending?.promise ?? begin(),
    answer(answer: Answer) {
      if (answer.id !== pending?.id) return
      pending.settle(
        answer.type === 'token'
          ? { pan_token: answer.pan_token, last4: answer.last4 }
          : new CardFieldFailed({ code: answer.code, requestId: answer.request_id }),
      )
    },
    fail,
  }
}

/** A version 4 UUID, as the contract requires. `crypto.randomUUID` does not exist without TLS. */
function randomUuid(): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (byte % 16).toString(16)
  })
}
