// @vitest-environment jsdom
import { randomNumbers } from '@amparo/rules/testing/random-numbers'
import { expect, it, vi } from 'vitest'
import {
  asked,
  calls,
  channel,
  type From,
  field,
  prepareField,
  ready,
  receive,
  sent,
  token,
  VAULT,
} from './testing/card-field.ts'

prepareField()

/** The same numbers in every run. */
function seeded(seed: number) {
  const random = randomNumbers(seed)
  return (below: number) => Math.floor(random() * below)
}

it('accepts none of 10,000 messages with a forged origin, window, channel or shape', async () => {
  ready()
  const waiting = field.tokenise()
  const settled = vi.fn()
  waiting.then(settled, settled)
  const before = [calls(), sent.length]

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
      {
        type: 'source',
        channel,
        id,
        source: { number: 'sim_x', expiry_month: 1, expiry_year: 2030, name: '', cvv: 'provided' },
      },
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

  const accepted: unknown[] = []
  for (let count = 0; count < 10_000; count++) {
    const [data, from] = pick(forgeries)()
    receive(data, from)
    if (calls() !== before[0] || sent.length !== before[1]) accepted.push({ data, from })
  }
  await Promise.resolve()
  expect([accepted, settled.mock.calls]).toEqual([[], []])

  receive({ type: 'token', channel, id, ...token })
  await expect(waiting).resolves.toEqual(token)
  stranger.remove()
})
