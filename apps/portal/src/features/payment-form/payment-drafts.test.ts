import { emptyPaymentForm } from '@amparo/rules/payment-form/payment-form'
import { expect, it, vi } from 'vitest'
import { createDraftCollection, DRAFT_LIFE_MS } from '../../session/drafts/draft-collection.ts'
import { keysOfTests } from '../../session/drafts/testing/keys-of-tests.ts'
import { fullDatabase, memoryDatabase } from '../../session/drafts/testing/memory-database.ts'
import { createPaymentDrafts, paymentDraftKind } from './payment-drafts.ts'

const form = { ...emptyPaymentForm, payeeName: 'canary Helena' }

function open(store = memoryDatabase()) {
  const report = vi.fn()
  let time = Date.UTC(2026, 10, 16)
  const drafts = createPaymentDrafts(
    createDraftCollection(paymentDraftKind, { database: store, keys: keysOfTests(), report, now: () => time }),
  )
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  return { store, report, drafts, pass }
}

it('stores a draft for its claim, and nothing that can be read without the key [C-504]', async () => {
  const { store, drafts } = open()
  await drafts.update('BRA1', { form })
  expect(await drafts.read('BRA1')).toEqual({ form, files: [] })
  expect(await drafts.read('BRA2')).toBeNull()
  const [sealed] = await store.all()
  expect(Buffer.from(sealed?.body ?? new ArrayBuffer()).toString('latin1')).not.toContain('canary')
})

it('stores what was sent separately from what is typed', async () => {
  const { drafts } = open()
  const pending = { longOpId: 'lo_1', fingerprint: 'f' }
  await drafts.update('BRA1', { pending })
  await drafts.update('BRA1', { form, files: [] })
  expect(await drafts.read('BRA1')).toEqual({ form, files: [], pending })
})

it('is empty after a success, and for all claims after a timeout [C-507, C-508]', async () => {
  const { store, drafts } = open()
  await drafts.update('BRA1', { form })
  await drafts.update('BRA2', { form })
  await drafts.remove('BRA1')
  expect(await drafts.read('BRA1')).toBeNull()
  await drafts.removeAll()
  expect(await store.all()).toEqual([])
})

it('deletes what is still being saved, too', async () => {
  const { store, drafts } = open()
  const saving = drafts.update('BRA1', { form })
  await drafts.removeAll()
  await saving
  expect(await store.all()).toEqual([])
})

it.each([
  [DRAFT_LIFE_MS - 1, true],
  [DRAFT_LIFE_MS, false],
])('after %i ms, whenever it was saved last, is still there: %s', async (later, isThere) => {
  const { drafts, pass } = open()
  await drafts.update('BRA1', { form })
  pass(1000)
  await drafts.update('BRA1', { files: [] })
  pass(later - 1000)
  expect((await drafts.read('BRA1')) !== null).toBe(isThere)
})

it('keeps drafts in memory if the device cannot store them [P-452]', async () => {
  const { drafts, report } = open(fullDatabase())
  await drafts.update('BRA1', { form })
  expect(drafts.isStored()).toBe(false)
  expect((await drafts.read('BRA1'))?.form).toEqual(form)
  expect(report).toHaveBeenCalledWith('LOCAL_FORAGE_ERROR', expect.any(Error))
})
