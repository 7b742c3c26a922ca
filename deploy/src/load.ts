import { setTimeout as pause } from 'node:timers/promises'

const ASSET = /\/?assets\/([\w.-]+\.(?:js|css))/g
const CALLS = ['/api/feature_flags/v1/', '/api/countries/v1/countries/USA/', '/content/en_US/shell.json', '/healthz']
/** Enough that requests overlap with every start and stop, and far from what would make anything wait. */
const PEOPLE = 4
const PAUSE_MS = 20

/** People who open pages, load chunks of pages they opened before, and make calls, until they are stopped. Remembers whatever failed. */
export function startLoad(origin: string) {
  const failures: string[] = []
  const pages = new Map<string, readonly string[]>()
  let requests = 0
  let isOver = false

  async function get(path: string): Promise<string> {
    requests++
    try {
      const answer = await fetch(`${origin}${path}`, {
        headers: { accept: path.endsWith('login') ? 'text/html' : '*/*' },
      })
      const body = await answer.text()
      if (!answer.ok) failures.push(`${path} answered ${answer.status}`)
      return body
    } catch (error) {
      failures.push(`${path} failed: ${((error as Error).cause as Error | undefined)?.message ?? error}`)
      return ''
    }
  }

  /** The chunks that the page's entry may load later. Two versions have different ones. */
  async function open() {
    const html = await get('/en_US/login')
    const entry = /import\('(\/assets\/[\w.-]+\.js)'\)/.exec(html)?.[1]
    if (!entry) return void failures.push('a page without a script')
    const chunks = pages.get(entry) ?? chunksIn(await get(entry))
    pages.set(entry, chunks)
  }

  async function person(number: number) {
    for (let step = number; !isOver; step++) {
      await open()
      for (const chunks of pages.values()) await get(String(chunks[(step * 7) % chunks.length]))
      await get(String(CALLS[step % CALLS.length]))
      await pause(PAUSE_MS)
    }
  }
  const people = Array.from({ length: PEOPLE }, (_, number) => person(number))

  return {
    /** How many versions have been seen, by the names of their scripts. */
    versions: () => pages.size,
    async stop() {
      isOver = true
      await Promise.all(people)
      return { requests, failures }
    },
  }
}

function chunksIn(script: string): string[] {
  return [...new Set([...script.matchAll(ASSET)].map(([, name]) => `/assets/${name}`))]
}
