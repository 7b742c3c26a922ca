import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

const QUIET_MS = 1_000

/**
 * Records every script that a page and its frames load from now on, or one of its frames. The result waits until no more come, then gives their
 * gzipped size by origin.
 */
export function countScripts(page: Page, { framePath = '' } = {}): () => Promise<Map<string, number>> {
  const scripts = new Set<string>()
  let lastAt = performance.now()
  page.on('response', (response: Response) => {
    // By content type, not by resource type: the browser does not call a preloaded module a "script" until it runs.
    lastAt = performance.now()
    const isScript = /javascript/.test(response.headers()['content-type'] ?? '') && response.ok()
    if (isScript && response.frame().url().includes(framePath)) scripts.add(response.url())
  })

  return async () => {
    while (performance.now() - lastAt < QUIET_MS) await pause(100)
    const bytes = new Map<string, number>()
    for (const url of scripts) {
      // Fetched again, because the browser drops response bodies when the page navigates.
      const code = Buffer.from(await (await fetch(url)).arrayBuffer())
      const { origin } = new URL(url)
      bytes.set(origin, (bytes.get(origin) ?? 0) + gzipSync(code, { level: 9 }).length)
    }
    return bytes
  }
}
