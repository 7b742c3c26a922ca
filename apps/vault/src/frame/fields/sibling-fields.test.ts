import { afterEach, expect, it, vi } from 'vitest'
import { siblingFields } from './sibling-fields.ts'

const opened: ReturnType<typeof siblingFields>[] = []
const open = (form: string) => {
  const fields = siblingFields(form)
  opened.push(fields)
  return fields
}
afterEach(() => {
  for (const fields of opened.splice(0)) fields.close()
})

const form = 'abcdefghijklmnopqrstuv'

it('gives the number’s frame what was typed into the two others', async () => {
  open(form).answer('expiry', () => '12/28')
  open(form).answer('cvv', () => '123')
  expect(await open(form).collect('first')).toEqual({ expiry: '12/28', cvv: '123' })
})

it('gives each request the texts of its own time', async () => {
  let cvv = '12'
  open(form).answer('expiry', () => '12/28')
  open(form).answer('cvv', () => cvv)
  const number = open(form)
  expect(await number.collect('first')).toMatchObject({ cvv: '12' })
  cvv = '123'
  expect(await number.collect('second')).toMatchObject({ cvv: '123' })
})

it('gives nothing if a field is missing, or belongs to another form', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  open(form).answer('expiry', () => '12/28')
  const stranger = vi.fn(() => '123')
  open('zbcdefghijklmnopqrstuv').answer('cvv', stranger)
  const collected = open(form).collect('first')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await collected).toBeNull()
  expect(stranger).not.toHaveBeenCalled()
  vi.useRealTimers()
})
