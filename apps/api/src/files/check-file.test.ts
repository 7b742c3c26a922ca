import { describe, expect, it } from 'vitest'
import { api, approved, DAY, EICAR, MINUTE, refused, type Signed, serveFiles, text } from '../testing/files.ts'
import { MOST_CHECKS } from './check-file.ts'
import { approvedKey, incomingKey } from './object-keys.ts'

serveFiles()

describe('an upload without a notification', () => {
  /** Like a real store, which sends no notification. */
  const putSilently = async ({ s3_request }: Signed, content = text) => {
    const { key = '', 'Content-Type': contentType = '' } = s3_request.fields
    await api.objectStore.put({ key, contentType, content })
  }

  it('is found when its state is requested', async () => {
    const signed = await api.sign()
    await putSilently(signed)
    expect(await api.decided(signed.file_approval_id)).toEqual(approved)
  })

  it('is found by the sweep, and a file that never arrived is refused', async () => {
    const [came, missing] = [await api.sign(), await api.sign()]
    await putSilently(came)
    await api.at(26 * MINUTE, () => api.files.sweep())
    expect((await api.rowOf(missing.file_approval_id)).reason).toBe('never_arrived')
    await expect.poll(async () => (await api.rowOf(came.file_approval_id)).state).toBe('approved')
  })

  it('is checked once if several requests find it', { tags: ['race'] }, async () => {
    const signed = await api.sign()
    await putSilently(signed)
    await Promise.all(Array.from({ length: 20 }, () => api.stateOf(signed.file_approval_id)))
    expect(await api.decided(signed.file_approval_id)).toEqual(approved)
    expect((await api.rowOf(signed.file_approval_id)).checks).toBe(1)
  })

  it('is deleted with its name a day after it was refused', async () => {
    const { id, outcome } = await api.send('a.txt', Buffer.from(EICAR))
    expect(outcome).toEqual(refused('malware'))
    await api.at(DAY, () => api.files.sweep())
    expect((await api.stateOf(id)).state).toBe('refused')
    await api.at(DAY + 16 * MINUTE, () => api.files.sweep())
    expect(await api.stateOf(id)).toMatchObject({ error_code: 'unknown_file' })
  })
})

describe('a check', () => {
  async function pending() {
    const signed = await api.sign()
    const { object, id } = await api.rowOf(signed.file_approval_id)
    await api.objectStore.put({ key: incomingKey(object), contentType: 'text/plain', content: text })
    // As if a worker crashed: the job was taken, but nothing was decided.
    await api.database.transaction((tx) => api.files.repository.arrive(tx, object, api.clock.now()))
    return { id, object, capability: signed.file_approval_id }
  }

  it('is tried again while the scanner is unavailable', async () => {
    const { malwareScan } = api.ports
    const { check } = malwareScan
    let calls = 0
    malwareScan.check = async (...args) => {
      if (++calls === 1) throw new Error('the scanner is away')
      return check(...args)
    }
    const { outcome } = await api.send('a.txt', text)
    malwareScan.check = check
    expect([outcome, calls]).toEqual([approved, 2])
  })

  it('that was given up is restarted by the sweep', async () => {
    const { id, capability } = await pending()
    await api.files.sweep()
    expect((await api.rowOf(capability)).checks).toBe(0)
    await api.at(6 * MINUTE, () => api.files.sweep())
    await expect.poll(async () => (await api.rowOf(capability)).state).toBe('approved')
    await api.files.check({ id })
    expect(await api.stateOf(capability)).toEqual(approved)
  })

  it.each(['put', 'remove'] as const)('killed at the store’s %s is finished by the next one', async (step) => {
    const { id, capability } = await pending()
    const { objectStore } = api.ports
    const work = objectStore[step]
    objectStore[step] = (() => Promise.reject(new Error('killed'))) as never
    await expect(api.files.check({ id })).rejects.toThrow('killed')
    objectStore[step] = work as never
    await api.files.check({ id })
    expect(await api.stateOf(capability)).toEqual(approved)
  })

  it('that runs twice in parallel decides once', { tags: ['race', 'embedded'] }, async () => {
    const { id, object, capability } = await pending()
    await Promise.all([api.files.check({ id }), api.files.check({ id })])
    expect(await api.stateOf(capability)).toEqual(approved)
    expect(await api.objectStore.head(approvedKey(object))).not.toBeNull()
  })

  it('waits for a file that the store has but cannot deliver', async () => {
    const { id, capability } = await pending()
    const { objectStore } = api.ports
    const { get } = objectStore
    objectStore.get = async () => null
    await expect(api.files.check({ id })).rejects.toThrow('does not give it')
    objectStore.get = get
    await api.files.check({ id })
    expect(await api.stateOf(capability)).toEqual(approved)
  })

  it('ends if a file cannot be read for half an hour', async () => {
    const { id, object, capability } = await pending()
    await api.database.query('UPDATE files SET checks = $2 WHERE id = $1', [id, MOST_CHECKS])
    // What an earlier try stored is deleted too.
    await api.objectStore.put({ key: approvedKey(object), contentType: 'text/plain', content: text })
    await api.files.check({ id })
    expect(await api.stateOf(capability)).toEqual(refused('unreadable'))
    await api.at(2 * DAY, () => api.files.sweep())
    expect(await api.objectStore.head(approvedKey(object))).toBeNull()
  })
})
