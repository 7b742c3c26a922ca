import type { Attempt } from './attempt.ts'

const ASSET = /\/?assets\/([\w.-]+\.(?:js|css))/g
const CALLS = ['/api/feature_flags/v1/', '/api/countries/v1/countries/USA/', '/content/en_US/shell.json', '/healthz']

/** Opens pages, loads chunks of pages that were opened before, and makes calls that read. */
export function readPages(origin: string, attempt: Attempt) {
  const pages = new Map<string, readonly string[]>()

  const get = (path: string) =>
    attempt(path, async () => {
      const headers = { accept: path.endsWith('login') ? 'text/html' : '*/*' }
      const answer = await fetch(`${origin}${path}`, { headers })
      const body = await answer.text()
      if (!answer.ok) throw new Error(`answered ${answer.status}`)
      return body
    })

  /** The chunks that the page's entry may load later. Two versions have different ones. */
  async function open() {
    const html = await get('/en_US/login')
    if (html === null) return
    const entry = await attempt('/en_US/login', async () => entryIn(html))
    if (!entry || pages.has(entry)) return
    const script = await get(entry)
    if (script !== null) pages.set(entry, chunksIn(script))
  }

  return {
    /** How many versions have been seen, by the names of their scripts. */
    versions: () => pages.size,
    async read(step: number) {
      await open()
      for (const chunks of pages.values()) await get(String(chunks[(step * 7) % chunks.length]))
      await get(String(CALLS[step % CALLS.length]))
    },
  }
}

function entryIn(html: string): string {
  const entry = /import\('(\/assets\/[\w.-]+\.js)'\)/.exec(html)?.[1]
  if (!entry) throw new Error('a page without a script')
  return entry
}

function chunksIn(script: string): string[] {
  return [...new Set([...script.matchAll(ASSET)].map(([, name]) => `/assets/${name}`))]
}
