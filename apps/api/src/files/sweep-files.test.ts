import { describe, expect, it } from 'vitest'
import { api, DAY, MINUTE, serveFiles, text } from '../testing/files.ts'
import { receivedClaim } from '../testing/stored-claim.ts'
import { approvedKey } from './object-keys.ts'

serveFiles()

const sweepLater = () => api.at(2 * DAY + 1, () => api.files.sweep())
const sent = (file_approval_id: string) => api.files.sent([{ document_id: 'DOC003', file_approval_id }])
const hasContent = async (object: string) => (await api.objectStore.head(approvedKey(object))) !== null

async function approvedFile() {
  const { id } = await api.send('a.txt', text)
  const { id: stored, object, sha256 } = await api.rowOf(id)
  return { id, stored, object, sha256 }
}
async function claimWith(name: string, id: string) {
  await api.areas.submission.registerClaim(receivedClaim(name, { files: (await sent(id)).files }))
}

describe('an approved file', () => {
  it('that is not used is deleted after two days, with its content', async () => {
    const { id, object } = await approvedFile()
    await api.at(2 * DAY, () => api.files.sweep())
    expect([await api.files.repository.find(id), await hasContent(object)]).toEqual([expect.anything(), true])
    await sweepLater()
    expect([await api.files.repository.find(id), await hasContent(object)]).toEqual([null, false])
    expect((await sent(id)).unapproved).toEqual([{ path: 'documents.0', code: 'not_approved' }])
  })

  it('that came with a claim stays', async () => {
    const { id, object } = await approvedFile()
    await claimWith('stays', id)
    for (let time = 0; time < 2; time++) await sweepLater()
    expect([(await sent(id)).unapproved, await hasContent(object)]).toEqual([[], true])
  })

  it('that came with unrequested payment details is deleted like an unused one', async () => {
    const { id, object } = await approvedFile()
    await claimWith('paid', (await approvedFile()).id)
    const { files } = await sent(id)
    const [claim] = await api.database.query<{ id: string }>(
      "SELECT id FROM claims WHERE fingerprint = 'fingerprint of paid'",
    )
    const details = { payee_bank_code: '341', payee_current_account: '123456' }
    const application = { account_information: details, review_and_submit: {} } as never
    await api.areas.paymentForm.receivePayment({ id: claim?.id ?? '', request_id: null }, { application, files })
    const states = () => api.database.query('SELECT state FROM payment_details')
    await expect.poll(states, { timeout: 60_000 }).toEqual([{ state: 'duplicate' }])
    await sweepLater()
    expect([await api.files.repository.find(id), await hasContent(object)]).toEqual([null, false])
  })

  it('whose sweep was killed half way loses its content with the next sweep', async () => {
    const { id, object } = await approvedFile()
    const { objectStore } = api.ports
    const { remove } = objectStore
    await api.at(DAY + 16 * MINUTE, () => api.files.sweep())
    objectStore.remove = () => Promise.reject(new Error('killed'))
    await expect(sweepLater()).rejects.toThrow('killed')
    objectStore.remove = remove
    expect([await api.files.repository.find(id), await hasContent(object)]).toEqual([null, true])
    await sweepLater()
    expect(await hasContent(object)).toBe(false)
  })

  // With only one connection, nothing runs in parallel.
  it.runIf(process.env.TEST_DATABASE === 'postgres')(
    'stays if a claim uses it at the same moment',
    { tags: ['race'] },
    async () => {
      const { id, object, stored, sha256 } = await approvedFile()
      await claimWith('holds', (await approvedFile()).id)
      const [taken, swept] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const taking = api.database.transaction(async (tx) => {
        await tx.query(
          `INSERT INTO claim_documents (claim_id, document_id, file_id, file_name, sha256, sent_at)
         SELECT id, 'DOC003', $1, 'a.txt', $2, now() FROM claims WHERE fingerprint = 'fingerprint of holds'`,
          [stored, sha256],
        )
        taken.resolve()
        await swept.promise
      })
      await taken.promise
      await sweepLater()
      swept.resolve()
      await taking
      await sweepLater()
      expect([(await sent(id)).unapproved, await hasContent(object)]).toEqual([[], true])
    },
  )
})
