import { afterAll, beforeAll, expect, it } from 'vitest'
import { startClamdServer } from '../platform/malware-scan/testing/clamd-server.ts'
import { approved, type FilesTest, startFilesTest, text } from '../testing/files.ts'
import { MOST_CHECKS } from './check-file.ts'

let api: FilesTest
let clamd: Awaited<ReturnType<typeof startClamdServer>>
beforeAll(async () => {
  clamd = await startClamdServer({ host: '127.0.0.1', port: 0 })
  api = await startFilesTest({ clamdUrl: clamd.url })
})
afterAll(async () => {
  await api.stop()
  await clamd.close()
})

it('a file waits for the scanner however often it is tried, and is decided when the scanner is back', async () => {
  clamd.state.answer = 'silence'
  const signed = await api.sign()
  await api.upload(signed, text)
  const { id } = await api.rowOf(signed.file_approval_id)
  for (let count = 0; count <= MOST_CHECKS; count++)
    await expect(api.files.check({ id })).rejects.toThrow('malware scan')
  expect(await api.stateOf(signed.file_approval_id)).toEqual({ state: 'pending', reason: null })

  clamd.state.answer = null
  await api.files.check({ id })
  expect(await api.stateOf(signed.file_approval_id)).toEqual(approved)
})

it('the health page names a scanner that is away, and still says that the API works', async () => {
  const health = async () => (await api.app.inject({ url: '/healthz' })).json()
  expect(await health()).toEqual({ status: 'ok', ports: { object_store: 'ok', malware_scan: 'ok' } })
  clamd.state.answer = 'silence'
  api.clock.time += 10_000
  expect(await health()).toEqual({ status: 'ok', ports: { object_store: 'ok', malware_scan: 'failing' } })
})
