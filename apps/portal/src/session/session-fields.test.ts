import { expect, it } from 'vitest'
import { sessionStore } from '../platform/state/session-storage.ts'
import { dateOfLoss, documentUrl, userSession } from './session-fields.ts'

const store = () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    clear: () => stored.clear(),
  }
  return {
    open: () =>
      sessionStore(
        () => undefined,
        () => storage as unknown as Storage,
      ),
    stored,
  }
}

it.each([
  ['the user session [P-388]', userSession, { token: 'us_1', isGuestUser: true }],
  ['the date of loss [P-389]', dateOfLoss, '2026-11-15'],
  ['the address of a document [P-390]', documentUrl, 'blob:https://portal.example/1'],
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
