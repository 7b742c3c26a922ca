import { expect, it } from 'vitest'
import { splitLinks } from './split-links.ts'

const links = (text: string) => splitLinks(text).flatMap((part) => (part.isLink ? part.text : []))

it('loses no character', () => {
  const text = 'Open https://a.test/x?y=1, or http://b.test.'
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

it.each([
  ['Open https://a.test/x?ott=1.', ['https://a.test/x?ott=1']],
  ['(http://localhost:4000/auth)', ['http://localhost:4000/auth']],
  ['https://a.test and https://b.test', ['https://a.test', 'https://b.test']],
  ['javascript:alert(1)', []],
  ['no address', []],
])('finds the addresses in "%s"', (text, expected) => {
  expect(links(text)).toEqual(expected)
})
