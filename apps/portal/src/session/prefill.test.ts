import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { sessionStore } from '../platform/state/session-storage.ts'
import { readPrefill, storePrefill } from './prefill.ts'

function open() {
  const map = new Map<string, string>()
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    clear: () => map.clear(),
  } as unknown as Storage
  return sessionStore(vi.fn(), () => storage)
}

it('stores the prefill fields, with the phone number without spaces and dashes [P-168, P-169]', () => {
  const store = open()
  storePrefill(store, {
    benefitCode: 'CDW',
    fields: { cardholder_first_name: 'Ana-Luz', cardholder_primary_phone_number: '+1 202-555-0143' },
  })
  expect(readPrefill(store)).toEqual({
    benefitCode: 'CDW',
    fields: { cardholder_first_name: 'Ana-Luz', cardholder_primary_phone_number: '+12025550143' },
  })
})

it('stores every field that partners are told about under the key of a question [P-168, P-X46]', () => {
  const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')
  const [, list = ''] = /Common prefill keys are([^.]+)\./.exec(read('docs/partners.md')) ?? []
  const keys = [...list.matchAll(/`(\w+)`/g)].map(([, key = '']) => key)
  expect(keys).toHaveLength(8)
  const store = open()
  storePrefill(store, { benefitCode: 'CDW', fields: Object.fromEntries(keys.map((key) => [key, 'x'])) })
  const page = read('packages/catalogue/data/claim-pages/cardholder_details.json')
  for (const key of Object.keys(readPrefill(store)?.fields ?? {})) expect(page).toContain(`"question_key": "${key}"`)
})

it('is gone when the session storage is cleared', () => {
  const store = open()
  storePrefill(store, { benefitCode: 'CDW', fields: {} })
  store.clear()
  expect(readPrefill(store)).toBeNull()
})

it.each([undefined, 'x', { benefitCode: 1, fields: {} }, { benefitCode: 'CDW', fields: { a: 1 } }])(
  'treats %j as no prefill',
  (stored) => {
    const store = open()
    store.write('prefill', stored)
    expect(readPrefill(store)).toBeNull()
  },
)
