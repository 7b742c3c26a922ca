import { describe, expect, it } from 'vitest'
import { markBreaks, partsOf } from './line-breaks.ts'

/** The pieces of a text between possible line breaks. */
const pieces = (text: string) =>
  partsOf(markBreaks(text))
    .filter((part) => part !== '')
    .map((part) => part.replaceAll('\u200b', '').replaceAll('\u00a0', ' '))

describe('a line may end', () => {
  it.each([
    ['after a space', 'A tree fell', ['A ', 'tree ', 'fell']],
    ['nowhere inside a word, whatever its fonts', 'Trả lời', ['Trả ', 'lời']],
    ['between any two Chinese characters, but not before a full stop', '树倒了。', ['树', '倒', '了。']],
    ['not after an opening bracket', '公司（安途）的', ['公', '司', '（安', '途）', '的']],
    ['between Thai words', 'ต้นไม้ล้มทับรถ', ['ต้นไม้', 'ล้ม', 'ทับ', 'รถ']],
    ['between Korean words only', '나무가 쓰러졌어요', ['나무가 ', '쓰러졌어요']],
    ['not at a word joiner, which is not printed', 'สิทธิ\u2060ประโยชน์', ['สิทธิประโยชน์']],
    ['not at a soft hyphen in the text', 'in\u00adside', ['inside']],
  ])('%s', (_, text, expected) => expect(pieces(text)).toEqual(expected))

  it('anywhere in a word that is longer than a line', () => {
    expect(pieces('x'.repeat(33))).toHaveLength(33)
    expect(pieces('x'.repeat(32))).toHaveLength(1)
  })

  it('without losing text, and in each paragraph separately', () => {
    const text = 'Один 陳怡君\nสมชาย  ใจดี'
    expect(pieces(text).join('')).toBe(text)
  })
})
