import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadContent } from '../load-content.ts'
import { createCmsContent } from './cms-content.ts'
import { startContentHost } from './testing/content-host.ts'

const base = loadContent({ locales: ['en_US', 'es_LAC', 'en_LAC'], isLazy: true })
let host: Awaited<ReturnType<typeof startContentHost>>
beforeAll(async () => {
  host = await startContentHost()
})
afterAll(() => host.close())
let lines: string[]
beforeEach(() => {
  host.reset()
  lines = []
})

const log = {
  error: (details: object, message: string) => void lines.push(JSON.stringify({ ...details, message })),
  info: (_: object, message: string) => void lines.push(message),
}
const open = (previewToken?: string) => createCmsContent({ base, url: host.url, previewToken, log })
const title = (content: ReturnType<typeof open>, language = 'en_US') =>
  content.content(language, 'portal-unavailable')['portal-unavailable'].title
const publish = (text: string, language = 'en_US') => host.publish(language, 'portal-unavailable', 'title', text)
const bytesOf = (content: ReturnType<typeof open>, language: string, slug: string) => {
  const found = content.get(language, slug)
  return typeof found === 'string' ? found : found.body.toString()
}

describe('texts of a content host', () => {
  it('are those of the build until the host has been asked', () => {
    const content = open()
    expect(title(content)).toBe(title(base as typeof content))
    expect(bytesOf(content, 'es_LAC', 'shell')).toBe(bytesOf(base as typeof content, 'es_LAC', 'shell'))
    expect([content.get('xx_XX', 'shell'), content.get('en_US', 'nothing')]).toEqual([
      'unknown-language',
      'unknown-slug',
    ])
  })

  it('replace those of the build, in the contents and in the bytes, and change the version', async () => {
    const content = open()
    const before = content.version()
    publish('Back soon')
    await content.refresh('all')
    expect(title(content)).toBe('Back soon')
    expect(bytesOf(content, 'en_US', 'portal-unavailable')).toContain('Back soon')
    expect(content.version()).toBeGreaterThan(before)
  })

  it('are asked for with their tags, and a text that has not changed changes nothing', async () => {
    const content = open()
    title(content)
    await content.refresh('used')
    const version = content.version()
    await content.refresh('used')
    expect(host.state.asked.map(({ status }) => status)).toEqual([200, 304])
    expect(host.state.asked[1]?.tag).toMatch(/^".+"$/)
    expect(content.version()).toBe(version)
  })

  it('are refreshed while the server runs, those that are used', async () => {
    const content = open()
    title(content, 'es_LAC')
    publish('Ya volvemos', 'es_LAC')
    await content.refresh('used')
    expect(title(content, 'es_LAC')).toBe('Ya volvemos')
    expect(host.state.asked.map(({ path }) => path)).toEqual(['/texts/es_LAC/portal-unavailable.json'])
  })

  it('before they are published are asked for with the token, which others do not send', async () => {
    for (const token of ['a-preview-token', undefined]) {
      const content = open(token)
      title(content)
      await content.refresh('used')
    }
    expect(host.state.asked.map(({ token }) => token)).toEqual(['Bearer a-preview-token', undefined])
  })

  it.each<[string, { status?: number; body?: string }, RegExp]>([
    ['is not JSON', { body: '{"slug":' }, /not an entry in JSON/],
    ['is a page', { body: '<html>Sign in</html>' }, /not an entry in JSON/],
    ['is null', { body: 'null' }, /not an entry in JSON/],
    ['has no fields', { body: '{"slug":"portal-unavailable","entries":[]}' }, /missing/],
    ['is gone', { status: 404 }, /does not have it any more/],
  ])('stay as they were if one %s, which is reported once', async (_, answer, problem) => {
    const content = open()
    publish('Last good')
    title(content)
    await content.refresh('used')
    host.answer('en_US', 'portal-unavailable', answer)
    for (const _ of ['first', 'again']) await content.refresh('used')
    expect(title(content)).toBe('Last good')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(problem)
    expect(lines[0]).toContain('"code":"CMS_ERROR","language":"en_US","slug":"portal-unavailable"')
  })

  it.each([
    ['HTML', '<b>Now</b>', 'HTML is not allowed'],
    ['a link to another protocol', '[Here](javascript:alert(1))', 'not a path, an https address or a mail address'],
    ['an unknown placeholder', 'Back at {time}', 'placeholders are'],
    ['nothing', ' ', 'empty'],
  ])('with %s are not used', async (_, text, problem) => {
    const content = open()
    const before = title(content)
    publish(text)
    await content.refresh('used')
    expect(title(content)).toBe(before)
    expect(lines.join()).toContain(problem)
  })

  it('are used again once they are right', async () => {
    const content = open()
    title(content)
    publish(' ')
    await content.refresh('used')
    publish('Right now')
    await content.refresh('used')
    expect([title(content), lines.length]).toEqual(['Right now', 1])
  })

  it('stay while the host does not answer, which is said once and asked about one batch only', async () => {
    const content = open()
    publish('Last good')
    await content.refresh('all')
    host.state.isDown = true
    for (const _ of ['first', 'again']) await content.refresh('all')
    expect(title(content)).toBe('Last good')
    expect(lines).toEqual([expect.stringContaining('the content host does not answer')])
    host.state.isDown = false
    await content.refresh('all')
    expect(lines.at(-1)).toBe('the content host answers again')
  })

  it('stay while the host has a failure', async () => {
    const content = open()
    host.answer('en_US', 'portal-unavailable', { status: 503 })
    const before = title(content)
    await content.refresh('used')
    expect([title(content), lines.length]).toEqual([before, 1])
  })

  it('are refreshed although the host fails for one of them, which is reported once', async () => {
    const content = open()
    content.content('en_US', 'shell')
    title(content)
    host.answer('en_US', 'shell', { status: 500 })
    publish('Still works')
    for (const _ of ['first', 'again']) await content.refresh('used')
    expect(title(content)).toBe('Still works')
    expect(lines).toEqual([expect.stringContaining('"slug":"shell","problem":"status 500"')])
  })

  it('in another language are compared with the default language of the host', async () => {
    const content = open()
    for (const language of ['en_US', 'es_LAC']) content.content(language, 'shell')
    host.publish('es_LAC', 'shell', 'page_title', '{page} sin marca')
    await content.refresh('used')
    expect(lines.join()).toContain('"language":"es_LAC","slug":"shell","problem":"page_title')
    expect(content.content('es_LAC', 'shell')).toEqual(base.content('es_LAC', 'shell'))
  })
})
