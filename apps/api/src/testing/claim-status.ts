import { beforeEach } from 'vitest'
import { answersOf, type ClaimsTest, MINUTE, startClaimsTest } from './claims.ts'
import { startForFile } from './start-for-file.ts'

/** The API that the test file has started. */
export let api: ClaimsTest
/** For the whole file: an API, and before each test enough time for wrong tries to be forgotten. */
export function serveApi() {
  startForFile(startClaimsTest, (started) => {
    api = started
  })
  beforeEach(() => {
    api.clock.time += 16 * MINUTE
  })
}

export const answers = answersOf('62704', 'Whitfield')
export const look = async (claim_number: string) => (await api.check({ claim_number, postal_code: '62704' })).json()
export const request = (number: string, document_id: string) =>
  api.operator('POST', `${number}/documents/`, { document_id })
