import { describe, expect, it } from 'vitest'
import {
  formatTransferLink,
  makeTransferCode,
  makeTransferKey,
  parseTransferLink,
  transferAddress,
} from './transfer-code.ts'

const link = { code: '7KQ2M4XD', key: '9PBT01ABCDEFGHJK' }
const written = '7KQ2-M4XD-9PBT-01AB-CDEF-GHJK'

it('is written in groups of four', () => {
  expect(formatTransferLink(link)).toBe(written)
})

it('is in the fragment of its address, which no server sees', () => {
  const { pathname, search, hash } = new URL(transferAddress('https://portal.example', 'pt_BR', link))
  expect([pathname, search, hash]).toEqual(['/pt_BR/continue', '', `#${written}`])
})

it.each([
  ['as it is written', written],
  ['in lower case with spaces', '7kq2 m4xd 9pbt 01ab cdef ghjk'],
  ['with look-alikes', '7KQ2-M4XD-9PBT-OlAB-CDEF-GHJK'],
  ['in full-width characters', '７ＫＱ２Ｍ４ＸＤ９ＰＢＴ０１ＡＢＣＤＥＦＧＨＪＫ'],
  ['as the end of a link', `#${written}`],
  ['as a whole link', transferAddress('https://portal.example', 'pt_BR', link)],
])('is read %s', (_, text) => {
  expect(parseTransferLink(text)).toEqual(link)
})

describe('refused', () => {
  it.each([
    ['nothing', ''],
    ['the code alone', '7KQ2-M4XD'],
    ['a character too few', written.slice(0, -1)],
    ['a character too many', `${written}0`],
    ['a letter that is not in the alphabet', written.replace('X', 'U')],
    ['another script', written.replace('X', 'Ж')],
  ])('%s', (_, text) => {
    expect(parseTransferLink(text)).toBeNull()
  })
})

it('is made of a code of 8 and a key of 16 characters', () => {
  const randomBytes = (count: number) => Uint8Array.from({ length: count }, (_, place) => place * 23)
  const made = { code: makeTransferCode(randomBytes), key: makeTransferKey(randomBytes) }
  expect([made.code.length, made.key.length]).toEqual([8, 16])
  expect(parseTransferLink(formatTransferLink(made))).toEqual(made)
})
