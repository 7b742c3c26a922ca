import { expect, it } from 'vitest'
import { PIECE, someInPieces, somePiece } from './in-pieces.ts'

it('finds what is on the edge of two pieces', async () => {
  const text = `${'x'.repeat(PIECE - 2)}card${'x'.repeat(100)}`
  expect(await someInPieces(text, (piece) => piece.includes('card'))).toBe(true)
  expect(await somePiece(['', 'ca', '', 'rd', ''], (piece) => piece.includes('card'))).toBe(true)
})

it('makes no more pieces once it has found something', async () => {
  const made: string[] = []
  function* pieces() {
    for (const piece of ['nothing', 'card', 'more']) {
      made.push(piece)
      yield piece
    }
  }
  expect(await somePiece(pieces(), (piece) => piece.includes('card'))).toBe(true)
  expect(made).toEqual(['nothing', 'card'])
})

it('lets other work happen between pieces', async () => {
  const done: string[] = []
  await somePiece(['a', 'b', 'c'], (piece) => {
    setImmediate(() => done.push('other work'))
    done.push(piece)
    return false
  })
  expect(done).toEqual(['a', 'other work', 'ab', 'other work', 'abc'])
})

it('lets other work happen while pieces are empty', async () => {
  let turns = 0
  let counting = setImmediate(function count() {
    turns++
    counting = setImmediate(count)
  })
  await somePiece(['', '', '', ''], () => false)
  clearImmediate(counting)
  expect(turns).toBeGreaterThanOrEqual(3)
})
