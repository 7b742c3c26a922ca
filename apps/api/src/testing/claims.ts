import { loadContent } from '@amparo/content/load-content'
import { createApp } from '@amparo/service/app/create-app'
import { mountRoutes } from '@amparo/service/app/mount-routes'
import { createLogger } from '@amparo/service/process/logger'
import { expect } from 'vitest'
import { createClaimStatus } from '../claim-status/create-claim-status.ts'
import { storedFileId } from '../files/file-id.ts'
import { createErasure } from '../privacy/erase-person.ts'
import { OPERATOR_KEY, startTestApi } from './api.ts'
import { receivedClaim } from './stored-claim.ts'

export const MINUTE = 60_000
const SECRET = 'ab'.repeat(32)
type Change = Parameters<typeof receivedClaim>[1]
type Body = Record<string, unknown>

export type ClaimsTest = Awaited<ReturnType<typeof startClaimsTest>>

/** The API, with the calls that a person makes to look up a claim, and with claims to find. */
export async function startClaimsTest() {
  const api = await startTestApi()
  const { areas, clock, database, ports } = api
  const erasure = createErasure({ ...areas, ports, database })
  // Each from an address of its own, where the test does not name one.
  let addresses = 0
  const anyAddress = () => `10.1.${addresses >> 8}.${addresses++ & 255}`

  const post = (app: typeof api.app) => (url: string, payload: Body, remoteAddress: string) =>
    app.inject({ method: 'POST', url, payload, remoteAddress })
  const statusCheck =
    (app: typeof api.app) =>
    (body: Body, address = anyAddress()) =>
      post(app)('/api/cardholder/v1/claims/status_check/', { language_code: 'en_US', country: 'USA', ...body }, address)

  return {
    ...api,
    database,
    check: statusCheck(api.app),
    upload: (body: Body) => post(api.app)('/api/cardholder/v1/claims/upload_documents/', body, anyAddress()),
    pay: (body: Body) => post(api.app)('/api/v2/submit-online-payment-form/submit-form/', body, anyAddress()),

    /** Another replica, which shares only the database: its routes for the claim status. */
    async replica() {
      const app = createApp({ logger: createLogger({ name: 'replica', level: 'silent' }) })
      const repeat = () => ({ stop: async () => {} })
      const parts = { ...api, ...areas, repeat, log: app.log, content: loadContent(), secret: SECRET }
      const claimStatus = createClaimStatus(parts)
      mountRoutes(app, { routes: claimStatus.routes })
      return statusCheck(app)
    },

    /** A call of an operator, and the minute that it takes. */
    async operator(method: 'POST' | 'PUT', path: string, payload: Body = {}) {
      const answer = await api.app.inject({
        method,
        url: `/api/management/v1/claims/${path}`,
        payload,
        headers: { authorization: `Bearer ${OPERATOR_KEY}` },
      })
      expect(answer.statusCode).toBe(200)
      clock.time += MINUTE
    },

    /** A claim with its number, without a form. */
    async register(name: string, change: Change = {}): Promise<string> {
      await areas.submission.registerClaim(receivedClaim(name, change))
      const [claim] = await database.query<{ claim_number: string }>(
        'SELECT claim_number FROM claims WHERE fingerprint = $1',
        [`fingerprint of ${name}`],
      )
      return claim?.claim_number ?? expect.fail('not registered')
    },

    /** Only the claim: an operator erases a person, with their card and other claims. */
    async eraseClaim(claimNumber: string) {
      const id = (await areas.claimRegister.idOf(database, claimNumber)) ?? expect.fail('no such claim')
      await erasure.eraseClaim(id, { author: 'system', now: clock.now() })
    },

    async file(name: string, state: 'approved' | 'pending' = 'approved') {
      const file_approval_id = `fa_${name.padEnd(43, 'x')}`
      await database.query(
        `INSERT INTO files (id, object, name, extension, content_type, sha256, size, state, signed_at, expires_at, decided_at)
         VALUES ($1, $2, $3, 'pdf', 'application/pdf', $4, 9, $5, now(), now(), $6)`,
        [
          storedFileId(file_approval_id),
          crypto.randomUUID(),
          `${name}.pdf`,
          storedFileId(`content of ${name}`),
          state,
          state === 'approved' ? clock.now() : null,
        ],
      )
      return file_approval_id
    },

    async done(answer: { json(): { long_op_id: string } }) {
      const { long_op_id } = answer.json()
      const { done, result } = (
        await api.app.inject({ url: `/api/management/v1/long_operations/${long_op_id}` })
      ).json()
      expect(done).toBe(true)
      return result.response
    },
  }
}

export const answersOf = (cardholder_postal_code: string, cardholder_last_name: string) => ({
  application: { cardholder_details: { cardholder_postal_code, cardholder_last_name } },
})
