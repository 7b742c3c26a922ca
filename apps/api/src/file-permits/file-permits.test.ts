import { expect, it } from 'vitest'
import { demoCards } from '../testing/api.ts'
import { MINUTE, sha256, text } from '../testing/files.ts'
import { api, ask, policyholder, serveApi, tokenOf } from '../testing/policy-claims.ts'
import { receivedClaim } from '../testing/stored-claim.ts'

serveApi()

const payload = {
  content_type: 'text/plain',
  file_hash: sha256(text),
  file_name: 'note.txt',
  file_size: text.length,
  space: 'x',
}
const sign = async (bearer?: string) => {
  const { status, body } = await ask('POST /api/management/v1/files/sign', bearer ? { payload, bearer } : { payload })
  return status === 200 ? 200 : [status, body.error_code]
}
const cardToken = () => api.vault.tokenFor(demoCards[0]?.number ?? '')

it('accepts a file with the token of a card, a policy’s claim form or a status check', async () => {
  expect(await sign(cardToken())).toBe(200)
  expect(await sign(await tokenOf(await policyholder()))).toBe(200)
  expect(await sign(await statusToken())).toBe(200)
})

it.each([
  ['no token', () => undefined],
  ['the token of an unknown card', () => `pt_${'x'.repeat(43)}`],
  ['the token of an unknown claim form', () => `ct_${'x'.repeat(43)}`],
  ['the token of an unknown status check', () => `cs_${'x'.repeat(43)}`],
  ['the session of a user', async () => (await policyholder()).bearer],
  ['a token of no known kind', () => 'undefined'],
  ['a card number', () => demoCards[0]?.number],
])('refuses a file with %s', async (_, token) => {
  const before = await api.database.query('SELECT id FROM files')
  expect(await sign(await token())).toEqual([401, 'unauthorized'])
  expect(await api.database.query('SELECT id FROM files')).toHaveLength(before.length)
})

it('refuses a file once the token has expired or been revoked', async () => {
  const [card, policy, claim] = [cardToken(), await tokenOf(await policyholder()), await statusToken()]
  await api.areas.cards.revoke(card)
  expect(await sign(card)).toEqual([401, 'unauthorized'])
  api.clock.time += 30 * MINUTE
  const late = [await sign(policy), await sign(claim)]
  api.clock.time -= 30 * MINUTE
  expect(late).toEqual(Array(2).fill([401, 'unauthorized']))
})

it('answers that the service is unavailable while the vault is down', async () => {
  api.vault.isDown = true
  const answer = await sign(cardToken())
  api.vault.isDown = false
  expect(answer).toEqual([503, 'service_unavailable'])
})

async function statusToken(): Promise<string> {
  await api.areas.submission.registerClaim(receivedClaim('status'))
  const [claim] = await api.database.query<{ id: string }>('SELECT id FROM claims LIMIT 1')
  return api.database.transaction((tx) => api.areas.claimStatus.tokens.issue(tx, claim?.id ?? '', api.clock.now()))
}
