import { expect, it } from 'vitest'
import { sessionStore } from '../../platform/state/session-storage.ts'
import type { AppParts } from '../../session/app-parts.ts'
import { statusProof } from '../../session/status-proof.ts'
import { statusGate } from './status-gate.ts'

const memory = () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  return sessionStore(
    () => undefined,
    () => storage as unknown as Storage,
  )
}
const visit = async (query: string) => {
  const store = memory()
  const gate = statusGate({ store } as AppParts, () => 'guarded')
  const request = new Request(`https://portal.test/usa/en_US/claim-status/usa-1${query}`)
  const args = { request, params: { claimId: 'usa-1' } } as unknown as Parameters<typeof gate>[0]
  const outcome = await (async () => gate(args, undefined))().catch((thrown: Response) => thrown)
  return { outcome, kept: statusProof.read(store) }
}

it.each<[string, object, string]>([
  ['?postal_code=62704', { postal_code: '62704' }, '[C-249]'],
  ['?postal_code=K1A%200B1&utm=x', { postal_code: 'K1A 0B1' }, '[C-249]'],
  ['?surname=Nguy%E1%BB%85n', { surname: 'Nguyễn' }, '[C-250]'],
  ['?surname=', {}, '[C-250]'],
])('takes %s out of the address and keeps %j for the claim %s', async (query, proof) => {
  const { outcome, kept } = await visit(query)
  expect(kept).toEqual({ claim_number: 'USA1', ...proof })
  const { headers } = outcome as Response
  expect(headers.get('location')).toBe('/usa/en_US/claim-status/usa-1')
  expect(headers.get('x-remix-replace')).toBe('true')
})

it('lets the guard decide about an address without them', async () => {
  expect(await visit('')).toEqual({ outcome: 'guarded', kept: null })
})

it('ignores a value that is too long', async () => {
  expect((await visit(`?surname=${'x'.repeat(101)}`)).kept).toBeNull()
})
