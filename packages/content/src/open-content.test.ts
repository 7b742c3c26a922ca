import { afterAll, beforeAll, expect, it } from 'vitest'
import { startContentHost } from './cms/testing/content-host.ts'
import { openContent } from './open-content.ts'

let host: Awaited<ReturnType<typeof startContentHost>>
beforeAll(async () => {
  host = await startContentHost()
})
afterAll(() => host.close())

const log = { error() {}, info() {} }
const titleIn = (content: Awaited<ReturnType<typeof openContent>>) =>
  content.content('en_US', 'portal-unavailable')['portal-unavailable'].title

it('has the texts of the host from the start, and new ones without a restart', async () => {
  host.publish('en_US', 'portal-unavailable', 'title', 'From the start')
  const content = await openContent({ cms: { url: host.url, refreshSeconds: 0.02 }, isLazy: true, log })
  expect(titleIn(content)).toBe('From the start')
  host.publish('en_US', 'portal-unavailable', 'title', 'Published later')
  await expect.poll(() => titleIn(content)).toBe('Published later')
  await content.close()
})

it('starts with the texts of the build if the host does not answer', async () => {
  const content = await openContent({ cms: { url: 'http://127.0.0.1:1', refreshSeconds: 60 }, isLazy: true, log })
  const build = await openContent({ isLazy: true, log })
  expect(titleIn(content)).toBe(titleIn(build))
  await content.close()
  await build.close()
})
