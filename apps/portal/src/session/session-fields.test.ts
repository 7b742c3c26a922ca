import { expect, it } from 'vitest'
import { sessionStore } from '../platform/session-storage.ts'
import { dateOfLoss, documentUrl, userSession } from './session-fields.ts'

const store = () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    clear: () => kept.clear(),
  }
  return {
    open: () =>
      sessionStore(
        () => undefined,
        () => storage as unknown as Storage,
      ),
    kept,
  }
}

it.each([
  ['the user session [P-388]', userSession, { token: 'us_1', isGuestUser: true }],
  ['the date of loss [P-389]', dateOfLoss, '2026-11-15'],
  ['the address of a document [P-390]', documentUrl, 'https://documents.example/1'],
])('survives a reload, until the session is cleared: %s', (_, field, value) => {
  const { open } = store()
  field.write(open(), value as never)
  expect(field.read(open())).toEqual(value)
  open().clear()
  expect(field.read(open())).toBeNull()
})

it.each([
  [userSession, { token: 1 }],
  [dateOfLoss, '15/11/2026'],
  [documentUrl, 'javascript:alert(1)'],
])('reads an invalid value as null', (field, value) => {
  const { open } = store()
  field.write(open(), value as never)
  expect(field.read(open())).toBeNull()
})
