import { beforeEach, expect, it, vi } from 'vitest'
import { allowsAnalytics } from './consent-manager.ts'
import { embeddedConsent } from './embedded-consent.ts'

const options = { language: 'en_US', now: () => new Date('2026-11-15T10:00:00Z') } as const
beforeEach(() => localStorage.clear())

it('has no decision and allows nothing at first [P-396]', () => {
  const consent = embeddedConsent(options)
  expect(consent.current()).toEqual({ decided: false, groups: [] })
  expect(allowsAnalytics(consent)).toBe(false)
})

it('stores the choice with its date and version, and lets it be changed', () => {
  const consent = embeddedConsent(options)
  const heard = vi.fn()
  consent.subscribe(heard)
  consent.set(['C029'])
  expect(allowsAnalytics(consent)).toBe(true)
  expect(JSON.parse(localStorage.getItem('amparo-consent') ?? '')).toEqual({
    version: 1,
    date: '2026-11-15T10:00:00.000Z',
    groups: ['C029'],
  })
  expect(allowsAnalytics(embeddedConsent(options))).toBe(true)
  consent.set([])
  expect(embeddedConsent(options).current()).toEqual({ decided: true, groups: [] })
  expect(heard).toHaveBeenCalledTimes(2)
})

it('notices a choice in another tab', () => {
  const consent = embeddedConsent(options)
  const stop = consent.subscribe(() => undefined)
  embeddedConsent(options).set(['C029'])
  dispatchEvent(new StorageEvent('storage', { key: 'amparo-consent' }))
  expect(allowsAnalytics(consent)).toBe(true)
  stop()
})

it.each(['{', 'null', '[]', '{"version":0,"groups":["C029"]}', '{"version":1,"groups":"C029"}'])(
  'asks again when %s is stored [P-396]',
  (stored) => {
    localStorage.setItem('amparo-consent', stored)
    expect(embeddedConsent(options).current()).toEqual({ decided: false, groups: [] })
  },
)

it('works until the page is closed if storage is blocked', () => {
  const closed = () => {
    throw new Error('closed')
  }
  const consent = embeddedConsent({ ...options, storage: closed })
  consent.set(['C029'])
  expect(allowsAnalytics(consent)).toBe(true)
})
