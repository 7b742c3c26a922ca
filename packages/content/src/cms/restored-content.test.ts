import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadContent } from '../load-content.ts'
import { openContent } from '../open-content.ts'
import { storedInFolder } from './stored-in-folder.ts'
import type { StoredTexts } from './stored-texts.ts'
import { startContentHost } from './testing/content-host.ts'

const folder = mkdtempSync(join(tmpdir(), 'amparo-stored-'))
let host: Awaited<ReturnType<typeof startContentHost>>
let stored: StoredTexts
let lines: string[]
let places = 0
beforeAll(async () => {
  host = await startContentHost()
})
beforeEach(() => {
  host.reset()
  stored = storedInFolder(join(folder, String(places++)))
  lines = []
})
afterAll(async () => {
  await host.close()
  rmSync(folder, { recursive: true })
})

const log = { error: (_: object, message: string) => void lines.push(message), info() {} }
const built = loadContent({ locales: ['en_US', 'es_LAC'], isLazy: true })
const titleIn = (content: Pick<typeof built, 'content'>, language = 'en_US') =>
  content.content(language, 'portal-unavailable')['portal-unavailable'].title
const publish = (text: string, language = 'en_US') => host.publish(language, 'portal-unavailable', 'title', text)

/** A replica starts, shows these titles, and ends. */
async function titlesOfReplica({
  previewToken,
  storing = stored,
}: {
  previewToken?: string
  storing?: StoredTexts
} = {}) {
  const cms = { url: host.url, previewToken, refreshSeconds: 3_600 }
  const content = await openContent({ cms, stored: storing, isLazy: true, log })
  const titles = [titleIn(content), titleIn(content, 'es_LAC')]
  await content.close()
  return titles
}
const buildTitles = [titleIn(built), titleIn(built, 'es_LAC')]

describe('a replica that starts', () => {
  it('while the host is away has the last good texts of another replica', async () => {
    publish('Back soon')
    publish('Ya volvemos', 'es_LAC')
    await titlesOfReplica()
    host.state.isDown = true
    expect(await titlesOfReplica()).toEqual(['Back soon', 'Ya volvemos'])
    expect(lines).toEqual(['the content host does not answer: the last good texts are used'])
  })

  it.each<[string, { status?: number; body?: string }]>([
    ['is broken', { body: '{"slug":' }],
    ['is incomplete', { body: '{"slug":"portal-unavailable","entries":[]}' }],
    ['is gone', { status: 404 }],
  ])('while a text %s has its last good version, which the other one never replaces', async (_, answer) => {
    publish('Last good')
    await titlesOfReplica()
    host.answer('en_US', 'portal-unavailable', answer)
    for (const _ of ['first', 'again']) expect((await titlesOfReplica())[0]).toBe('Last good')
    host.state.isDown = true
    expect((await titlesOfReplica())[0]).toBe('Last good')
  })

  it('has the newest text of the host, not the one that was stored', async () => {
    publish('Older')
    await titlesOfReplica()
    publish('Newer')
    expect((await titlesOfReplica())[0]).toBe('Newer')
    host.state.isDown = true
    expect((await titlesOfReplica())[0]).toBe('Newer')
  })

  it('does not show texts that were stored with a preview token, or of another host', async () => {
    publish('Not published yet')
    await titlesOfReplica({ previewToken: 'a-preview-token' })
    host.state.isDown = true
    expect(await titlesOfReplica()).toEqual(buildTitles)
    expect((await titlesOfReplica({ previewToken: 'a-preview-token' }))[0]).toBe('Not published yet')
  })

  it('does not use what was stored and does not fit this version', async () => {
    await stored.store(host.url, { language: 'en_US', slug: 'portal-unavailable', text: '{"slug":' })
    await stored.store(host.url, { language: 'en_US', slug: 'from-another-version', text: '{}' })
    await stored.store(host.url, { language: 'xx_XX', slug: 'shell', text: '{}' })
    host.state.isDown = true
    expect(await titlesOfReplica()).toEqual(buildTitles)
  })
})

it('writes a text once, however often replicas start', async () => {
  publish('Back soon')
  let writes = 0
  const storing: StoredTexts = {
    ...stored,
    store(...text) {
      writes++
      return stored.store(...text)
    },
  }
  await titlesOfReplica({ storing })
  const first = writes
  await titlesOfReplica({ storing })
  expect([first > 0, writes]).toEqual([true, first])
})

it('goes on where nothing can be stored or read, says so once, and stores texts when that works again', async () => {
  publish('Back soon')
  let isBroken = true
  const broken = async () => {
    throw new Error('no space')
  }
  const storing: StoredTexts = {
    read: broken,
    store: (...text) => (isBroken ? broken() : stored.store(...text)),
  }
  const cms = { url: host.url, refreshSeconds: 0.02 }
  const content = await openContent({ cms, stored: storing, isLazy: true, log })
  expect(titleIn(content)).toBe('Back soon')
  expect(lines).toEqual(['texts that were stored are not used', 'texts of the content host are not stored'])
  isBroken = false
  await expect.poll(async () => (await stored.read(host.url)).map(({ slug }) => slug)).toContain('portal-unavailable')
  await content.close()
})
