import { expect, it } from 'vitest'
import { answerLength } from './answer-length.ts'

const answer = 'HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\nContent-Length: 5\r\n\r\nhello'

it('counts headers and body, even if the body is not complete', () => {
  expect(answerLength(Buffer.from(answer))).toBe(answer.length)
  expect(answerLength(Buffer.from(answer.slice(0, -3)))).toBe(answer.length)
})

it('is null until the headers are complete', () => {
  expect(answerLength(Buffer.from(answer.slice(0, 30)))).toBeNull()
})

it.each([
  ['HTTP/1.1 422 Unprocessable Entity\r\ncontent-length: 2\r\n\r\n{}', 'answered 422'],
  ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n', 'without a content-length'],
])('refuses %j', (begin, words) => {
  expect(() => answerLength(Buffer.from(begin))).toThrow(words)
})
