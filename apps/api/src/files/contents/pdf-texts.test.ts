import { expect, it } from 'vitest'
import { PIECE } from './in-pieces.ts'
import { pdfTexts } from './pdf-texts.ts'

const textsOf = (syntax: string) => [...pdfTexts(syntax, { isDrawing: true })]

it.each(['()', '<>', '<0134>', '[()-900()]', '% (a)\n'])(
  'keeps next to nothing of %j, however many there are',
  (one) => {
    expect(textsOf(one.repeat(100_000)).join('').length).toBeLessThan(2)
  },
)

it.each(['(a)', '(a) Tj', '[(a)-900(b)] TJ', '<41>'])('hands out texts in pieces, however many %j there are', (one) => {
  const texts = textsOf(one.repeat(200_000))
  expect(texts.length).toBeGreaterThan(3)
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(3 * PIECE)
  expect(texts.join('').match(/a|A/g)).toHaveLength(200_000)
})

it.each(['[(42\\64\\062)-333(4242)-333<34323432>-333(4242)] TJ', '% a comment (with a string)\n(4242·4242·4242·4242)'])(
  'reads %j in the same way wherever a piece ends',
  (line) => {
    const inOnePiece = textsOf(line).join('')
    for (let pad = PIECE - line.length - 1; pad <= PIECE + 1; pad++)
      expect([pad, textsOf(`${' '.repeat(pad)}${line}`).join('')]).toEqual([pad, inOnePiece])
  },
)
