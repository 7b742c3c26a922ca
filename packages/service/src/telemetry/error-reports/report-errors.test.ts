import { expect, it } from 'vitest'
import { createLogger } from '../../process/logger.ts'
import { browserErrors } from '../channels.ts'
import { reportErrors } from './report-errors.ts'
import type { Report } from './sentry-client.ts'

function reporting(work: (log: ReturnType<typeof createLogger>) => void, send?: () => Promise<void>) {
  const sent: Report[] = []
  const warned: string[] = []
  const stop = reportErrors({
    service: 'api',
    send: async (report) => {
      sent.push(report)
      await send?.()
    },
    log: { warn: (_, message) => void warned.push(message) },
  })
  work(createLogger({ name: 'test', sink: { write: () => {} } }).child({ request_id: 'AAAA-BBBB-CCCC' }))
  stop()
  return { sent, warned }
}

it('reports an error that is logged: its type, code, place and request, and none of its words', () => {
  const error = Object.assign(new RangeError('Ana Souza\n    at Rua das Flores (/home/ana:1:2)'), { code: '22P02' })
  const { sent } = reporting((log) => log.error({ err: error }, 'unexpected error'))
  expect(sent).toMatchObject([
    { platform: 'node', logger: 'api', type: 'RangeError', tags: { request_id: 'AAAA-BBBB-CCCC' } },
  ])
  expect(sent[0]?.value).toMatch(/^22P02 .*report-errors\.test\.ts$/)
  expect(sent[0]?.frames?.at(-1)?.filename).toMatch(/report-errors\.test\.ts$/)
  expect(JSON.stringify(sent)).not.toMatch(/Ana|Flores/)
})

it('reports a line about no error object, and nothing below the level of an error', () => {
  const { sent } = reporting((log) => {
    log.warn({ err: new Error('x') }, 'a warning')
    log.error({ free_bytes: 1 }, 'the disk is nearly full')
  })
  expect(sent).toMatchObject([{ type: 'LoggedError' }])
})

it('names the pages on which answers are missing, and the request [C-591]', () => {
  const code = 'CLAIM_SUBMIT_MISSING_FIELDS_API_ERROR'
  const { sent } = reporting(() =>
    browserErrors.publish({ code, cause: 'missing_fields', failed_request_id: 'req-2', page_keys: ['person', 'trip'] }),
  )
  expect(sent).toMatchObject([{ type: code, value: 'missing_fields person trip', tags: { request_id: 'req-2' } }])
})

it('carries on when the service is down', async () => {
  const { warned } = reporting(
    (log) => log.error({ err: new Error('x') }, 'x'),
    () => Promise.reject(new Error('down')),
  )
  await expect.poll(() => warned).toEqual(['an error report could not be sent'])
})
