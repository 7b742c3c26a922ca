import fc from 'fast-check'
import { expect, it } from 'vitest'
import { passesLuhn } from './card-number.ts'
import { hasCardNumber, hasKnownCardNumber, maskCardNumbers } from './has-card-number.ts'

it.each([
  '4242424242424242',
  'My card is 4242 4242 4242 4242, please pay there',
  '4242-4242-4242-4242',
  '4242_4242_4242_4242.pdf',
  '4242 – 4242 – 4242 – 4242',
  '4242\u00a04242\u00a04242\u00a04242',
  '4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2',
  '4242 4242 4242 4242 12 27',
  'ref 77 4242424242424242',
  '378282246310005',
  '36 0000 0000 0008',
  '４２４２４２４２４２４２４２４２',
  '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢',
  '۴۲۴۲۴۲۴۲۴۲۴۲۴۲۴۲',
  '४२४२ ४२४२ ४२४२ ४२४२',
  '๔๒๔๒๔๒๔๒๔๒๔๒๔๒๔๒',
  '4242.4242.4242.4242',
  '4242/4242/4242/4242',
  '4242·4242·4242·4242',
  '3782.822463.10005',
  '4️⃣2️⃣4️⃣2️⃣ 4️⃣2️⃣4️⃣2️⃣ 4️⃣2️⃣4️⃣2️⃣ 4️⃣2️⃣4️⃣2️⃣',
  '42\u000142424242424242\u007f42',
  '4\u00ad2\u200b4\u20602424242424242\ufe0f42',
  '𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐',
])('finds the card number in %s', (text) => expect(hasCardNumber(text)).toBe(true))

it.each([
  '',
  'I fell on 2026-05-12 at 10:30',
  '4242424242424241',
  '+1 555 0100, 4242',
  '42424242424242421234567890',
  '1234567890123',
  '4242 4242 4242, then 4242',
  '4242.42 4242.42 4242.42',
  '4242,4242,4242,4242',
  '4242.4242.4242.4241',
])('finds none in %s', (text) => expect(hasCardNumber(text)).toBe(false))

it.each([
  ['4242 4242 4242 4242', true],
  ['5555.5555.5555.4444', true],
  ['2223003122003222', true],
  ['3782-822463-10005', true],
  ['36 0000 0000 0008', true],
  ['Maestro: 5018 0000 0000 0009', true],
  ['Maestro: 5899 0000 0000 0003', true],
  ['reference 5900000000000000', false],
  ['our own: 9840 0210 6446 4051', true],
  ['an IMEI: 356938035643809', false],
  ['an IMEI: 356938 035643809', false],
  ['reference 1000000000000008', false],
  ['4242424242424241', false],
  ['4242·4242·4242·4242·12/27', true],
  ['card·1·4242·4242·4242·4242', true],
  ['3600·000000·0008', true],
  ['36000000000008', true],
  ['a card with its expiry date: 4242·4242·4242·4242·1230', true],
  ['a card with its expiry year: 4242·4242·4242·4242·2030', true],
  ['a card with its expiry date and name: 4242·4242·4242·4242·0127·Dana', true],
  ['a row of six groups: 4242·4242·4242·4242·1230·1230', false],
  ['the key of an invoice: 3526·1118·6460·5500·0132·5500·1000·0123·4100·0012·3434', false],
  ['the end of a key: 1234·3526·1118·6460·5500', false],
  ['an IBAN: DE12·5001·0517·5407·3246·31', false],
  ['an order: 701-3612345-1234569', false],
])('finds the number of a card of a network or the catalogue in %s: %s', (text, isFound) =>
  expect(hasKnownCardNumber(text, (digits) => digits.startsWith('984002'))).toBe(isFound),
)

it.each([
  ['4242 4242 4242 4242.pdf', '•••• •••• •••• 4242.pdf'],
  ['visa_378282246310005', 'visa_•••••••••••0005'],
  ['4242.4242.4242.4242', '••••.••••.••••.4242'],
  ['٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', '•••• •••• •••• 4242'],
  ['IMG_20261112_103007.jpg', 'IMG_20261112_103007.jpg'],
  ['invoice 4242.pdf', 'invoice 4242.pdf'],
])('shows %s as %s', (text, masked) => expect(maskCardNumbers(text)).toBe(masked))

it('masks every card number, whatever stands around it', () => {
  const between = fc.constantFrom(' ', '-', '_', '.', ' 2026-11-12 ', 'x', '')
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.stringMatching(/^\d{0,6}$/), between), { maxLength: 6 }), (parts) => {
      const [before, after] = [parts.slice(0, 3), parts.slice(3)].map((some) => some.flat().join(''))
      const masked = maskCardNumbers(`${before} 4242 4242 4242 4242 ${after}`)
      expect(hasCardNumber(masked)).toBe(false)
      expect(masked).not.toContain('4242 4242')
    }),
  )
})

it('finds none in the file names that cameras generate, at any second of a day', () => {
  const two = (number: number) => String(number).padStart(2, '0')
  const times = Array.from({ length: 24 * 60 }, (_, minute) => two(Math.floor(minute / 60)) + two(minute % 60))
  const names = times.flatMap((time) => [
    `IMG_20261112_${time}07.jpg`,
    `Screenshot_2026-11-12-${time}07.png`,
    `20261112${time}07.jpg`,
    `PXL_20261112_${time}07123.jpg`,
    `2026-11-12 - 2026-12-${two(1 + (Number(time) % 28))}`,
  ])
  expect(names.filter(hasCardNumber)).toEqual([])
})

it('agrees with a plain check of every part, whatever the groups', () => {
  const groups = fc.array(fc.stringMatching(/^\d{1,6}$/), { minLength: 3, maxLength: 12 })
  fc.assert(
    fc.property(groups, (parts) => {
      const isCard = (digits: string) => /^\d{14,16}$/.test(digits) && passesLuhn(digits) && !/^(?:19|20)/.test(digits)
      const whole = parts.flatMap((_, first) => parts.map((_, last) => parts.slice(first, last + 1).join('')))
      fc.pre(!/(?:19|20)\d\d/.test(parts.join('')))
      expect(hasCardNumber(parts.join(' '))).toBe(whole.some(isCard))
    }),
  )
})
