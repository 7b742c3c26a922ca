import { expect, it } from 'vitest'
import { supportHours } from './support-hours.ts'

const timeZone = 'America/Los_Angeles'

it.each([
  [
    'one run of days',
    [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' }],
    'Mon – Fri 8 AM – 5 PM Pacific Time',
  ],
  [
    'days with gaps, half hours',
    [{ days: [1, 3], opens: '08:30', closes: '12:00' }],
    'Mon and Wed 8:30 AM – 12 PM Pacific Time',
  ],
  [
    'two lines',
    [
      { days: [1, 2, 3], opens: '08:00', closes: '17:00' },
      { days: [6], opens: '09:00', closes: '13:00' },
    ],
    'Mon – Wed 8 AM – 5 PM and Sat 9 AM – 1 PM Pacific Time',
  ],
])('says %s in one line [M-365]', (_, weekly, line) => {
  expect(supportHours({ timeZone, weekly }, 'en_US').replaceAll('\u202f', ' ')).toBe(line)
})
