import { describe, expect, it, vi } from 'vitest'
import { fetchContent } from './fetch-content.ts'

const entry = {
  slug: 'no-active-benefits',
  name: 'x',
  fields: [{ slug: 'title', content_type: 'text', text: 'Hi', order: 0 }],
}

function storeOf(answers: Record<string, Response | Error>) {
  return vi.fn<typeof globalThis.fetch>(async (input) => {
    const answer = answers[String(input)] ?? new Response(null, { status: 403 })
    if (answer instanceof Error) throw answer
    return answer
  })
}

const read = (fetch: typeof globalThis.fetch, languages: string[]) =>
  fetchContent({ base: '/content', slug: 'no-active-benefits', languages, fetch })

describe('fetchContent', () => {
  it('reads {cms}/{language}/{slug}.json [P-400]', async () => {
    const store = storeOf({ '/content/th_TH/no-active-benefits.json': Response.json(entry) })
    expect(await read(store, ['th_TH', 'en_AP'])).toEqual({ content: { title: 'Hi' }, language: 'th_TH' })
    expect(store).toHaveBeenCalledTimes(1)
  })

  it('tries the next language after a 403 [P-314]', async () => {
    const store = storeOf({ '/content/en_AP/no-active-benefits.json': Response.json(entry) })
    expect(await read(store, ['xx_XX', 'yy_YY', 'en_AP'])).toMatchObject({ language: 'en_AP' })
    expect(store).toHaveBeenCalledTimes(3)
  })

  it.each([[['xx_XX', 'yy_YY']], [[]]])(
    'raises CMS_ERROR when no language of %j remains [P-315]',
    async (languages) => {
      await expect(read(storeOf({}), languages)).rejects.toMatchObject({
        code: 'CMS_ERROR',
        slug: 'no-active-benefits',
      })
    },
  )

  it.each(['marketplace-home', 'marketplace-benefit', 'marketplace-quote'] as const)(
    'names the slug %s when its content is missing [P-464]',
    async (slug) => {
      const reading = fetchContent({ base: '/content', slug, languages: ['en_US'], fetch: storeOf({}) })
      await expect(reading).rejects.toMatchObject({ code: 'CMS_ERROR', slug })
    },
  )

  it('fails with "No entry found for slug" for a 404, and tries no other language [P-465]', async () => {
    const headers = { 'x-request-id': 'req-1' }
    const store = storeOf({ '/content/en_US/no-active-benefits.json': new Response(null, { status: 404, headers }) })
    await expect(read(store, ['en_US', 'en_AP'])).rejects.toMatchObject({
      message: 'No entry found for slug',
      slug: 'no-active-benefits',
      requestId: 'req-1',
    })
    expect(store).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['an answer that is not JSON', new Response('<html>')],
    ['an incomplete answer', new Response('{"slug": "no-act')],
    ['a failing store', new Response(null, { status: 503 })],
    ['no network', new TypeError('network')],
  ])('raises CMS_ERROR for %s', async (_, answer) => {
    const store = storeOf({ '/content/en_US/no-active-benefits.json': answer })
    await expect(read(store, ['en_US'])).rejects.toMatchObject({ code: 'CMS_ERROR' })
  })

  it('passes an abort on unchanged', async () => {
    const abort = new DOMException('left', 'AbortError')
    const store = storeOf({ '/content/en_US/no-active-benefits.json': abort })
    const options = { base: '/content', slug: 'no-active-benefits', languages: ['en_US'], fetch: store } as const
    await expect(fetchContent({ ...options, signal: AbortSignal.abort() })).rejects.toBe(abort)
  })
})
