import { createHmac, createSecretKey, randomUUID } from 'node:crypto'
import { getLongOperation } from '@amparo/contract/long-operations'
import type { Database, Queryable } from '@amparo/database/database'
import { implement } from '@amparo/service/app/implement'
import { hashOfToken, tokenKinds } from '@amparo/service/secrets/opaque-token'
import type { Clock } from '../platform/clock.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import {
  createOperationsRepository,
  type OperationResponse,
  type OperationResult,
} from './long-operations-repository.ts'
import { olderOperations } from './older-operations.ts'

export type { OperationResponse } from './long-operations-repository.ts'
export type { OperationJob } from './older-operations.ts'

/** The operation's row, for what is written together with it. */
export type NewOperation = { id: string; now: Date }

type Work = {
  /** Does all of it, in one transaction with the operation. Null when the same was received before; nothing must have been written then. */
  work: (tx: Queryable, operation: NewOperation) => Promise<OperationResponse | null>
  /** The row id of the operation that received the same before. */
  findKnown: () => Promise<string | null>
}
type Parts = {
  database: Database
  jobs: Pick<Jobs, 'requeue'>
  clock: Clock
  /** For the ids of operations; 32 bytes in hex, the same in every replica. */
  key: string
}

export type LongOperations = ReturnType<typeof createLongOperations>

/**
 * What browsers send once and then poll, as the contract has it. Here everything is done when the call is answered, so a browser's first question
 * gets the result, and whoever sends the same again gets the same operation.
 */
export function createLongOperations({ database, jobs, clock, key }: Parts) {
  const operations = createOperationsRepository(database)
  const idKey = createSecretKey(key, 'utf8')

  /**
   * The id that a browser holds gives access to the operation, so only its hash is stored. The same submission must always get the
   * same id, so the id is derived from the row's own random id with a key that the database does not hold.
   */
  const publicId = (row: string) =>
    `${tokenKinds.longOperation}_${createHmac('sha256', idKey).update(`long operation ${row}`).digest('base64url')}`

  async function resume(id: string | null): Promise<string> {
    const operation = id && (await operations.find(id))
    if (!operation) throw new Error('the operation no longer exists')
    const operationId = publicId(operation.id)
    // The key was another one when the operation started; from now on it is found by the new id.
    if (operation.id_hash !== hashOfToken(operationId))
      await operations.setIdHash(operation.id, hashOfToken(operationId))
    return operationId
  }

  /** Undefined: there is no such operation. Null: it is not done yet. */
  async function result(operationId: string): Promise<OperationResult | null | undefined> {
    const found = await operations.findResponse(hashOfToken(operationId))
    return found ? found.response && { response: found.response } : undefined
  }

  return {
    hashOf: hashOfToken,
    result,
    older: olderOperations({ database, operations, jobs, clock }),

    /** Does `work` and stores its response in one transaction. Returns the id for the browser: the same one whenever the same work comes in. */
    async run({ work, findKnown }: Work): Promise<string> {
      const [id, now] = [randomUUID(), clock.now()]
      const operationId = publicId(id)
      const isNew = await database.transaction(async (tx) => {
        // Work that was received before writes nothing, so the operation comes last.
        const response = await work(tx, { id, now })
        if (response) await operations.insert(tx, { id, id_hash: hashOfToken(operationId), response, now })
        return response !== null
      })
      return isNew ? operationId : resume(await findKnown())
    },

    routes: [
      implement(getLongOperation, async ({ params, refuse }) => {
        const found = await result(params.id)
        return found === undefined ? refuse('unknown_operation') : { done: found !== null, result: found }
      }),
    ],
  }
}
