import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'
import { letterPhones } from './letter-phones.ts'
import { lastValidDay, letterState } from './letter-validity.ts'
import { paperSize } from './paper-size.ts'
import { qrModules } from './qr-modules.ts'
import { qrPath } from './qr-path.ts'

it.each([
  ['Ana María', 'Ong', 'A. O.'],
  ['ánh', 'nguyễn', 'Á. N.'],
  ['e\u0301mile', 'zola', 'É. Z.'],
  ['محمد', 'العتيبي', 'م. ا.'],
  ['大文', '陈', '大. 陈.'],
  ["'t", 'Hooft', 'T. H.'],
  ['-', 'Ong', 'O.'],
])('the initials of %s %s are %s', (first, last, initials) => expect(initialsOf(first, last)).toBe(initials))

it.each([
  ['USA', 'LETTER'],
  ['CHL', 'LETTER'],
  ['ARG', 'A4'],
  ['SGP', 'A4'],
])('the paper of %s is %s', (country, size) => expect(paperSize(country)).toBe(size))

it.each([
  ['2026-12-01', '2026-12-20', '2026-12-20'],
  ['2026-12-01', null, '2027-12-01'],
  ['2028-02-29', null, '2029-02-28'],
])('a letter for %s to %s is valid through %s', (departure_date, return_date, last) => {
  expect(lastValidDay({ departure_date, return_date })).toBe(last)
})

it('a revoked letter is revoked, whatever its dates are', () => {
  const trip = { departure_date: '2026-12-01', return_date: null }
  expect(letterState({ ...trip, revoked_at: new Date() }, new Date('2026-12-02'))).toBe('revoked')
  expect(letterState({ ...trip, revoked_at: null }, new Date('2026-12-02'))).toBe('valid')
})

it('a QR code has its three finders, and a path that covers exactly its dark squares', () => {
  const link = 'https://portal.example/verify#7K3MP0QX2WVD'
  const rows = qrModules(link)
  const size = rows.length
  for (const [y, x] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const)
    expect(rows[y]?.slice(x, x + 7)).toEqual(Array(7).fill(true))
  const bars = [...qrPath(link).path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) =>
    [x, y, width].map(Number),
  )
  const drawn = new Set(
    bars.flatMap(([x = 0, y = 0, width = 0]) => Array.from({ length: width }, (_, at) => `${x + at - 4} ${y - 4}`)),
  )
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  expect(drawn).toEqual(new Set(dark))
})

it('the numbers are those of the card’s country, of the USA, and free ones for the trip', () => {
  const numbers = (code: string) => [
    { kind: 'toll_free', number: `+${code}800` },
    { kind: 'abroad', number: `+${code}1` },
  ]
  const own = { country: 'ARG', numbers: numbers('54') }
  const list = [own, { country: 'USA', numbers: numbers('1') }, { country: 'FRA', numbers: [] }]
  expect(letterPhones(own, list, ['USA', 'FRA', 'ARG'])).toEqual({
    home: '+54800',
    abroad: '+541',
    insideUsa: '+1800',
    tollFree: [
      { country: 'USA', number: '+1800' },
      { country: 'ARG', number: '+54800' },
    ],
  })
  expect(letterPhones(own, [], []).insideUsa).toBe('+541')
})
