import { describe, expect, it } from 'vitest'
import { openings } from './opening-hours.ts'
import { weekLines } from './week-lines.ts'

const saoPaulo = {
  timeZone: 'America/Sao_Paulo',
  weekly: [
    { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '20:00' },
    { days: [6], opens: '09:00', closes: '15:00' },
  ],
}
const newYork = { timeZone: 'America/New_York', weekly: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '21:00' }] }
/** A Monday, 9 in the morning in São Paulo. */
const now = new Date('2026-11-16T12:00:00Z')

describe('openings', () => {
  it('begin with the current period', () => {
    expect(openings(saoPaulo, now)[0]).toEqual({
      from: new Date('2026-11-16T11:00:00Z'),
      to: new Date('2026-11-16T23:00:00Z'),
    })
  })

  it.each([
    ['after closing', '2026-11-16T23:00:00Z', '2026-11-17T11:00:00Z'],
    ['on a Sunday', '2026-11-15T15:00:00Z', '2026-11-16T11:00:00Z'],
    ['on a Saturday morning', '2026-11-14T11:59:00Z', '2026-11-14T12:00:00Z'],
  ])('continue %s with the next one', (_, at, from) => {
    expect(openings(saoPaulo, new Date(at))[0]?.from).toEqual(new Date(from))
  })

  it('follow daylight saving time at the office', () => {
    const starts = openings(newYork, new Date('2026-10-30T22:00:00Z')).map(({ from }) => from.toISOString())
    expect(starts.slice(0, 2)).toEqual(['2026-10-30T12:00:00.000Z', '2026-11-02T13:00:00.000Z'])
  })
})

describe('the week', () => {
  const lines = (zone: string, locale: 'en_AP' | 'pt_BR' = 'en_AP') => weekLines(openings(saoPaulo, now), locale, zone)

  it('is one line for days with the same hours', () => {
    expect(lines('America/Sao_Paulo')).toEqual([
      { days: 'Monday – Friday', hours: '8:00 am – 8:00 pm' },
      { days: 'Saturday', hours: '9:00 am – 3:00 pm' },
    ])
  })

  it('begins after the days on which nobody answers', () => {
    const riyadh = { timeZone: 'Asia/Riyadh', weekly: [{ days: [7, 1, 2, 3, 4], opens: '08:00', closes: '20:00' }] }
    const days = weekLines(openings(riyadh, now), 'en_EEMEA', 'Asia/Riyadh').map((line) => line.days)
    expect(days).toEqual(['Sunday – Thursday'])
  })

  it('is in the person’s time zone, on their days', () => {
    expect(lines('Asia/Tokyo').map(({ days }) => days)).toEqual(['Monday – Friday', 'Saturday'])
    expect(lines('Pacific/Auckland').map(({ days }) => days)).toEqual(['Tuesday – Saturday', 'Sunday'])
  })

  it('is in the person’s language', () => {
    expect(lines('America/Sao_Paulo', 'pt_BR')[1]).toEqual({ days: 'sábado', hours: '9:00 – 15:00' })
  })
})
