import { HostMessage } from '@amparo/contract/frame-messages'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { channel, look } from '../testing/frame-page.ts'
import { parseHostMessage } from './host-message.ts'

type Node = Record<string, unknown>

const id = '6f1c2f60-8a3e-4b51-9d0c-2f6a1b7e4c33'
const proper: Node[] = [
  {
    type: 'look',
    channel,
    look: { ...look, problem: 'Wrong', colours: { '--brand': '#0A5c56', '--ink-soft': '#000000' } },
  },
  { type: 'look', channel, look },
  { type: 'focus', channel },
  { type: 'clear', channel },
  { type: 'tokenise', channel, id },
  { type: 'request-source', channel, id, name: 'Ada Winters' },
]
const texts = [
  '',
  'x',
  'x'.repeat(40),
  'x'.repeat(41),
  'x'.repeat(100),
  'x'.repeat(101),
  ' ',
  'x'.repeat(500),
  'x'.repeat(501),
  '<b>',
  '__proto__',
  '\n',
]
const words = [
  'look',
  'focus',
  'clear',
  'tokenise',
  'request-source',
  'ready',
  'ltr',
  'rtl',
  'light',
  'dark',
  'auto',
  'LTR',
]
const ids = [
  id.toUpperCase(),
  `${id}\n`,
  id.replaceAll('-', ''),
  id.replace('4b51', '9b51'),
  id.replace('9d0c', 'cd0c'),
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
]
const channels = [channel.slice(1), `${channel}a`, `${channel}\n`, channel.replace('a', '+'), channel.replace('a', '-')]
const colours = ['#123456', '#ABCDEF', '#12345', '#1234567', '#12345g', '#123456\n', 'red', 'url(//x)', '#123456;']
const names = ['--a', '--', '--A', 'color', '--a1', `--${'a'.repeat(30)}`, `--${'a'.repeat(31)}`, '--a\n', 'toString']
const others = [undefined, null, 0, 1, true, false, [], {}, [look], look, new Date(0), new Map([['--a', '#123456']])]
const instead: unknown[] = [
  ...[...texts, ...words, ...ids, ...channels, ...colours, ...others],
  ...names.map((name) => ({ [name]: '#123456' })),
  ...colours.map((colour) => ({ '--a': colour })),
]

/** Every message with one part missing, and with one part replaced by each of the others. */
function* spoilt(message: Node): Generator<Node> {
  for (const key of Object.keys(message)) {
    const { [key]: part, ...rest } = message
    yield rest
    for (const other of instead) yield { ...rest, [key]: other }
    if (typeof part === 'object' && part !== null)
      for (const worse of spoilt(part as Node)) yield { ...rest, [key]: worse }
  }
  yield { ...message, extra: 'part' }
}

describe('a message from the host', () => {
  it('is accepted or refused exactly as by the contract’s schema', () => {
    const count = { taken: 0, refused: 0 }
    for (const data of [...proper, ...instead, ...proper.flatMap((message) => [...spoilt(message)])]) {
      const expected = z.safeParse(HostMessage, data)
      const parsed = parseHostMessage(data)
      count[parsed ? 'taken' : 'refused']++
      expect(parsed !== null, JSON.stringify(data)).toBe(expected.success)
      if (parsed) expect(z.parse(HostMessage, parsed)).toEqual(expected.data)
    }
    expect(count.taken).toBeGreaterThan(200)
    expect(count.refused).toBeGreaterThan(1_000)
  })
})
