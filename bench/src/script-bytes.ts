import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

/** Notes every script that a page and its frames load from now on; says how large they are by origin, gzipped. */
export function countScripts(page: Page): () => Promise<Map<string, number>> {
  const scripts = new Set<string>()
  page.on('response', (response: Response) => {
    // By what it is, not by who asked: a preloaded module is no "script" to the browser until it runs.
    if (/javascript/.test(response.headers()['content-type'] ?? '') && response.ok()) scripts.add(response.url())
  })

  return async () => {
    const bytes = new Map<string, number>()
    for (const url of scripts) {
      // Asked for again: the browser forgets what it loaded when the page moves on.
      const code = Buffer.from(await (await fetch(url)).arrayBuffer())
      const { origin } = new URL(url)
      bytes.set(origin, (bytes.get(origin) ?? 0) + gzipSync(code, { level: 9 }).length)
    }
    return bytes
  }
}
