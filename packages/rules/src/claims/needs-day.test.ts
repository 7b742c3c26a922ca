import { expect, it } from 'vitest'
import { needsDay } from './needs-day.ts'

const today = '2026-11-15'
const place = { page_key: 'incident_details', question_key: 'date_of_loss' }
const benefit = (parts: object = {}, benefit_expiration_date: string | null = null) => ({
  benefit_expiration_date,
  disabled: { expired_benefit: null, product_graduation: null, ...parts },
})

it.each([
  ['expired, as the server says', benefit({ expired_benefit: place }), true, 'C-004'],
  ['expired yesterday, by its date alone', benefit({}, '2026-11-14'), true, 'C-004'],
  ['graduated', benefit({ product_graduation: place }), true, 'C-005'],
  ['on its last day', benefit({}, today), false, 'C-006'],
  ['without an end', benefit(), false, 'C-006'],
])('asks for the day of the loss for a benefit that is %s: %o → %s [%s]', (_, given, isAsked) => {
  expect(needsDay(given, today)).toBe(isAsked)
})
