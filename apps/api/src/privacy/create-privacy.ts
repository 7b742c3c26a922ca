import { randomUUID } from 'node:crypto'
import {
  erasePerson,
  exportPerson,
  exportPersonFile,
  findPerson,
  type PersonSummary,
  type PrivacySubject,
} from '@amparo/contract/privacy'
import type { Database } from '@amparo/database/database'
import { isEnded } from '@amparo/rules/claims/claim-timeline'
import { implement } from '@amparo/service/app/implement'
import type { FastifyBaseLogger } from 'fastify'
import type { AuditLog } from '../audit-log/create-audit-log.ts'
import type { Clock } from '../platform/clock.ts'
import { createDetailsEncryption, type SecretKeys } from '../platform/encrypted-details.ts'
import { oneByOne } from '../platform/one-by-one.ts'
import type { Person } from '../platform/personal-data.ts'
import type { Repeat } from '../platform/repeat-every-minute.ts'
import type { Retention } from '../platform/retention.ts'
import type { AreasWithPeople } from './areas-with-people.ts'
import { createErasure } from './erase-person.ts'
import { createExport } from './export-person.ts'
import { createFindPerson } from './find-person.ts'
import { createPrivacyRequests, type UnfinishedErasure } from './privacy-requests-repository.ts'
import { createRetention } from './retention.ts'

const DAY_MS = 86_400_000
/** After this long an erasure counts as interrupted. Running it twice is harmless. */
const INTERRUPTED_MS = 60_000
/** Far longer than an export takes. */
const EXPORT_ENDS_MS = 3_600_000

type Parts = AreasWithPeople & {
  database: Database
  repeat: Repeat
  clock: Clock
  log: FastifyBaseLogger
  retention: Retention
  auditLog: Pick<AuditLog, 'deleteOld'>
  /** Encrypts whom a request is about; 32 bytes in hex, the same in every replica. */
  secret: string | SecretKeys
}

/** Exports and erases personal data, on an operator's request and at the end of its retention period. */
export function createPrivacy(parts: Parts) {
  const { database, clock, log, claimRegister, letters, policies, files } = parts
  const requests = createPrivacyRequests(database, createDetailsEncryption(parts.secret))
  const find = createFindPerson(parts)
  const erasure = createErasure(parts)
  const exportOf = createExport(parts)
  const eraseOld = createRetention({ ...parts, erasure, requests })

  async function summaryOf(person: Person): Promise<PersonSummary> {
    const erasedAt = ({ erased_at }: { erased_at: Date | null }) => erased_at?.toISOString() ?? null
    return {
      claims: (await claimRegister.personalData.list(person.claim_ids)).map((claim) => ({
        claim_number: claim.claim_number,
        is_open: claim.status !== null && !isEnded(claim.status),
        erased_at: erasedAt(claim),
      })),
      policies: (await policies.personalData.list(person.policy_ids)).map((policy) => ({
        id: policy.id,
        number: policy.number,
        is_in_use: policies.personalData.isInUse(policy),
        erased_at: erasedAt(policy),
      })),
      letters: (await letters.personalData.list({ tickets: person.tickets, card_ids: [] })).map((letter) => ({
        ticket: letter.ticket,
        erased_at: erasedAt(letter),
      })),
      keeps_messages: (await policies.personalData.listEmailsOfPoliciesInUse(database, person.emails)).length > 0,
    }
  }

  async function finish({ id, author, person }: UnfinishedErasure) {
    const counts = await erasure.erasePerson(person, { author, now: clock.now() })
    await database.transaction((tx) => requests.end(tx, { id, counts, now: clock.now() }))
    return counts
  }

  /** Continues erasures that were interrupted, and ends exports that were. One that cannot continue is left to the next minute. */
  async function resume() {
    const now = clock.now()
    await requests.endExports({ before: new Date(now.getTime() - EXPORT_ENDS_MS), now })
    await oneByOne({
      list: (most) => requests.listUnfinished(new Date(now.getTime() - INTERRUPTED_MS), most),
      work: async (id) => {
        const request = await requests.findUnfinished(id)
        if (request) await finish(request)
      },
      onFailure: (error, request) =>
        log.error({ err: error, request }, 'an interrupted erasure could not be continued'),
    })
  }

  let nextDay = 0
  async function eraseOldDaily() {
    if (clock.now().getTime() < nextDay) return
    nextDay = clock.now().getTime() + DAY_MS
    await eraseOld()
  }

  const repeating = parts.repeat(
    async () => {
      try {
        await resume()
      } finally {
        await eraseOldDaily()
      }
    },
    { log, name: 'erase old data', failure: 'personal data past its retention period was not erased', startsNow: true },
  )

  const requirePerson = async (subject: PrivacySubject, refuse: (code: 'unknown_person') => never) =>
    (await find(subject)) ?? refuse('unknown_person')

  return {
    resume,
    eraseOld,
    close: repeating.stop,

    routes: [
      implement(findPerson, async ({ body, refuse }) => summaryOf(await requirePerson(body.subject, refuse))),
      implement(exportPerson, async ({ body: { subject }, author, refuse }) => {
        const person = await requirePerson(subject, refuse)
        const [id, now] = [randomUUID(), clock.now()]
        await requests.begin({ id, kind: 'export', author, person, now })
        const exported = await exportOf(person, { author, now })
        const counts = Object.fromEntries(Object.entries(exported.data).map(([kind, rows]) => [kind, rows.length]))
        await database.transaction((tx) => requests.end(tx, { id, counts, now: clock.now() }))
        return exported
      }),
      implement(exportPersonFile, async ({ params, refuse }) => {
        const { content } = (await files.personalData.read(params.fileId)) ?? refuse('unknown_file')
        return { content: content.toString('base64') }
      }),
      implement(erasePerson, async ({ body: { subject }, author, refuse }) => {
        const person = await requirePerson(subject, refuse)
        const { policies: found } = await summaryOf(person)
        if (found.some(({ is_in_use }) => is_in_use)) return refuse('policy_in_use')
        const id = randomUUID()
        await requests.begin({ id, kind: 'erase', author, person, now: clock.now() })
        return { request_id: id, erased: await finish({ id, author, person }) }
      }),
    ],
  }
}
