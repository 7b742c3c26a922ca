import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { violationsOn } from './axe.ts'

/**
 * Expects no violation of axe's rules in the page or the vault's frame. Pages with the same markup and `state` are checked only once per run.
 */
export async function expectAccessible(page: Page, { state = '' } = {}) {
  // Playwright empties this folder before a run, and all workers share it.
  const seen = join(test.info().project.outputDir, 'looks')
  const look = join(seen, await outlineHash(page, state))
  if (existsSync(look)) return

  expect(await violationsOn(page)).toEqual([])
  mkdirSync(seen, { recursive: true })
  writeFileSync(look, '')
}

/** Hashes what axe's result depends on: elements, their states and the script, but not texts, addresses or drawings. */
async function outlineHash(page: Page, state: string): Promise<string> {
  const looks = await Promise.all(page.frames().map((frame) => frame.evaluate(outlineOfDocument)))

  return createHash('sha256')
    .update(JSON.stringify([looks, state]))
    .digest('hex')
}

function outlineOfDocument() {
  const outline = document.body.outerHTML
    .replace(/<!--.*?-->|<(script|noscript|svg)\b.*?<\/\1>|<link[^>]*>| selected=""/gs, '')
    .replace(/ (id|for|href|src|value|title|alt|data-rendered|aria-(?:label|labelledby|describedby))="[^"]+"/g, ' $1')
    .replace(/>[^<]*\S[^<]*/g, '> words')
    // A list of five items counts as the same page as a list of two.
    .replace(/(<(li|tr|option|a|p|dt|dd)\b(?:(?!<\2\b).)*?<\/\2>)\1+/gs, '$1')
  const { lang, dir, dataset } = document.documentElement

  const { script } = new Intl.Locale(lang).maximize()

  return [innerWidth, matchMedia('(prefers-color-scheme: dark)').matches, script, dir, { ...dataset }, outline] as const
}
