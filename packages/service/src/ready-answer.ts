import type { Answer, Endpoint } from '@amparo/contract/endpoint'
import { checkedAnswer } from './checked-answer.ts'

/** An answer that was held to its contract and written out already, for calls that give many people the same one. */
export class ReadyAnswer {
  readonly bytes: Buffer

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
}

export function readyAnswer<E extends Endpoint>(endpoint: E, answer: Answer<E>): ReadyAnswer {
  return new ReadyAnswer(Buffer.from(JSON.stringify(checkedAnswer(endpoint, answer))))
}
