import { afterEach, beforeEach, expect, it } from 'vitest'
import { type AnalyticsEvent, sendEventsTo, track } from './analytics.ts'
import { dataLayerSink } from './data-layer.ts'

let consent = true
beforeEach(() => {
  consent = true
  delete window.dataLayer
  sendEventsTo(dataLayerSink(() => consent))
})
afterEach(() => sendEventsTo(null))

const events: AnalyticsEvent[] = [
  { event: 'page_view', route: '/:country/:language/benefits' },
  { event: 'page_view', route: '/' },
  { event: 'login_submitted' },
  { event: 'login_succeeded' },
  { event: 'login_refused', code: 'unable_to_verify_card' },
  { event: 'benefit_opened', code: 'CDW' },
  { event: 'travel_letter_generated', code: 'TIN' },
  { event: 'create_insurance_ticket', code: 'TIR' },
  { event: 'site_click', code: 'TIR', action: 'register' },
  { event: 'redirect_confirmed', code: 'TIR', action: 'travel-letter' },
  { event: 'language_changed', language: 'ar_EEMEA' },
  { event: 'theme_changed', theme: 'dark' },
  { event: 'logout' },
  { event: 'campaign_cta', campaign: 'summer-travel' },
]

it.each(events)('pushes $event with consent [P-396, C-X41]', (event) => {
  track(event)
  expect(window.dataLayer).toEqual([event])
})

it('pushes nothing without consent, and no earlier events later [P-396, C-X41]', () => {
  consent = false
  for (const event of events) track(event)
  expect(window.dataLayer).toBeUndefined()
  consent = true
  track({ event: 'logout' })
  expect(window.dataLayer).toEqual([{ event: 'logout' }])
  consent = false
  track({ event: 'logout' })
  expect(window.dataLayer).toHaveLength(1)
})

it('drops events while nobody listens', () => {
  sendEventsTo(null)
  track({ event: 'logout' })
  expect(window.dataLayer).toBeUndefined()
})

const forbidden = {
  'a card number': '9123456789012345',
  'a card number with spaces': '9123 4567 8901 2345',
  'last four': '4021',
  'a token': `pt_${'a'.repeat(43)}`,
  'an address': 'ana@example.com',
  'a name': 'Ana Souza',
  'a path with a query': '/sso?token=abc',
  'a claim in a path': '/usa/en_US/claim-status/C-20261115',
}

it.each(Object.entries(forbidden))('never lets %s through, whatever field it is put into', (_, value) => {
  const wrong = [
    { event: 'page_view', route: value },
    { event: 'login_refused', code: value },
    { event: 'benefit_opened', code: value },
    { event: 'campaign_cta', campaign: value },
    { event: 'language_changed', language: value },
    { event: 'theme_changed', theme: value },
    { event: 'logout', card: value },
  ] as unknown as AnalyticsEvent[]
  for (const event of wrong) track(event)
  expect(window.dataLayer).toEqual(wrong.map(({ event }) => ({ event })))
})
