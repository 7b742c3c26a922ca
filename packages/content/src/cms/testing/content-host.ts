import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadContent } from '../../load-content.ts'

type Field = { slug: string; text: string }
type Entry = { fields?: Field[]; entries?: (Entry & { slug: string })[] }

/** A content host on this machine, with the build's texts until a test changes one. */
export async function startContentHost() {
  const build = loadContent({ locales: ['en_US', 'es_LAC', 'en_LAC'] })
  const changed = new Map<string, { status?: number; body?: string }>()
  const state = {
    asked: [] as { path: string; tag: string | undefined; token: string | undefined; status: number }[],
    isDown: false,
    changed,
  }
  const bodyOf = (path: string) => {
    const [, language = '', slug = ''] = /^\/texts\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? []
    const found = build.get(language, slug)
    return typeof found === 'string' ? null : found.body.toString()
  }

  const server = createServer((request, reply) => {
    if (state.isDown) return request.socket.destroy()
    const { url: path = '', headers } = request
    const other = changed.get(path)
    const body = other?.body ?? bodyOf(path)
    const etag = `"${body?.length}-${[...(body ?? '')].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)}"`
    const status = other?.status ?? (body === null ? 404 : headers['if-none-match'] === etag ? 304 : 200)
    state.asked.push({ path, tag: headers['if-none-match'], token: headers.authorization, status })
    reply.writeHead(status, { 'content-type': 'application/json', ...(status === 200 && { etag }) })
    reply.end(status === 200 ? body : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const pathOf = (language: string, slug: string) => `/texts/${language}/${slug}.json`

  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/texts`,
    answer: (language: string, slug: string, answer: { status?: number; body?: string }) =>
      void changed.set(pathOf(language, slug), answer),
    /** Publishes another text for a field, at the top or in an entry. */
    publish(language: string, slug: string, field: string, text: string) {
      const json = JSON.parse(
        changed.get(pathOf(language, slug))?.body ?? bodyOf(pathOf(language, slug)) ?? '{}',
      ) as Entry
      const lists = [json.fields ?? [], ...(json.entries ?? []).map(({ fields = [] }) => fields)]
      for (const one of lists.flat()) if (one.slug === field) one.text = text
      changed.set(pathOf(language, slug), { body: JSON.stringify(json) })
    },
    reset() {
      changed.clear()
      Object.assign(state, { asked: [], isDown: false })
    },
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}
