import { describe, expect, it } from 'vitest'
import { api, serveApi } from '../testing/privacy-api.ts'

serveApi()

describe('erasing', () => {
  it('continues after the server was killed', async () => {
    const card = crypto.randomUUID()
    await api.claimOf('before the kill', card)
    const number = await api.claimOf('after the kill', card)
    api.vault.isDown = true
    await api.erase('claim', number)
    const unfinished = () => api.database.query('SELECT id FROM privacy_requests WHERE ended_at IS NULL')
    expect(await unfinished()).toHaveLength(1)

    api.vault.isDown = false
    api.clock.time += 61_000
    await api.areas.privacy.resume()
    expect(await unfinished()).toEqual([])
    const left = await api.database.query('SELECT 1 FROM claims WHERE card_id = $1 AND erased_at IS NULL', [card])
    expect(left).toEqual([])
  })

  it('continues after a kill whatever becomes of an earlier request', async () => {
    api.vault.isDown = true
    const cards = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
    for (const card of cards) {
      api.clock.time += 1_000
      await api.erase('claim', await api.claimOf(`of ${card}`, card))
    }
    api.vault.isDown = false
    const unfinished = () =>
      api.database.query<{ id: string }>('SELECT id FROM privacy_requests WHERE ended_at IS NULL ORDER BY begun_at')
    const [unreadable, failing] = await unfinished()
    await api.database.query("UPDATE privacy_requests SET sealed_person = 'x' WHERE id = $1", [unreadable?.id])
    await api.database.script(`
      CREATE FUNCTION stay() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'it stays'; END $$;
      CREATE TRIGGER stay BEFORE UPDATE ON privacy_requests FOR EACH ROW WHEN (OLD.id = '${failing?.id}') EXECUTE FUNCTION stay();
    `)
    api.clock.time += 61_000
    await api.areas.privacy.resume()
    expect(await unfinished()).toEqual([unreadable, failing])
    expect(api.log.filter((line) => line.includes('an interrupted erasure could not be continued'))).toHaveLength(2)

    await api.database.script('DROP TRIGGER stay ON privacy_requests')
    await api.areas.privacy.resume()
    expect(await unfinished()).toEqual([unreadable])
    await api.database.query('DELETE FROM privacy_requests WHERE id = $1', [unreadable?.id])
  })

  it('forgets whom an export was about that got no answer', async () => {
    const number = await api.claimOf('exported', crypto.randomUUID())
    api.vault.isDown = true
    await api.export('claim', number)
    api.vault.isDown = false
    const known = () => api.database.query('SELECT id FROM privacy_requests WHERE sealed_person IS NOT NULL')
    expect(await known()).toHaveLength(1)
    api.clock.time += 61 * 60_000
    await api.areas.privacy.resume()
    expect(await known()).toEqual([])
  })
})
