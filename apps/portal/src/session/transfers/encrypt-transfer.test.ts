import { describe, expect, it } from 'vitest'
import { decryptTransfer, encryptTransfer, TransferUnreadable } from './encrypt-transfer.ts'

const secret = { key: '9PBT01ABCDEFGHJK', draftId: '22222222-2222-4222-8222-222222222222' }
const draft = { application: { incident: { story: 'canary 黄 🐤' } }, documents: [] }
const bytes = (content: string) => Buffer.from(content, 'base64url')

it('comes back as it was', async () => {
  const content = await encryptTransfer(draft, secret)
  expect(content).toMatch(/^[A-Za-z0-9_-]+$/)
  expect(await decryptTransfer(content, secret)).toEqual(draft)
})

it('shows nothing of the draft or the key, and never looks the same', async () => {
  const [one, other] = [await encryptTransfer(draft, secret), await encryptTransfer(draft, secret)]
  expect(bytes(one).toString('latin1')).not.toMatch(/canary|application|9PBT/)
  // Only the version is the same.
  expect(bytes(one)[0]).toBe(bytes(other)[0])
  expect(bytes(one).subarray(1, 29)).not.toEqual(bytes(other).subarray(1, 29))
})

describe('is unreadable', () => {
  it.each([
    ['with another key', { ...secret, key: '9PBT01ABCDEFGHJM' }],
    ['as another draft', { ...secret, draftId: '33333333-3333-4333-8333-333333333333' }],
  ])('%s', async (_, wrong) => {
    const content = await encryptTransfer(draft, secret)
    await expect(decryptTransfer(content, wrong)).rejects.toThrow(TransferUnreadable)
  })

  it.each([
    ['its version', 0],
    ['its salt', 3],
    ['its initialization vector', 20],
    ['its ciphertext', 40],
    ['its seal', -1],
  ])('if %s was changed', async (_, place) => {
    const changed = bytes(await encryptTransfer(draft, secret))
    const at = place < 0 ? changed.length + place : place
    changed.writeUInt8((changed.readUInt8(at) + 1) % 256, at)
    await expect(decryptTransfer(changed.toString('base64url'), secret)).rejects.toThrow(TransferUnreadable)
  })

  it.each([0, 1, 28, 29, 40])('if it was cut after %i bytes', async (length) => {
    const cut = bytes(await encryptTransfer(draft, secret)).subarray(0, length)
    await expect(decryptTransfer(cut.toString('base64url'), secret)).rejects.toThrow(TransferUnreadable)
  })

  it('if it is no base64', async () => {
    await expect(decryptTransfer('!', secret)).rejects.toThrow(TransferUnreadable)
  })
})
