import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { violationsOn } from './axe.ts'

/**
 * No violation of axe's rules, in the vault's frame neither. The same page in the same look is looked at once in a run;
 * `state` names what else makes it another one.
 */
export async function expectAccessible(page: Page, { state = '' } = {}) {
  // Playwright empties its folder before a run, and both workers see it.
  const seen = join(test.info().project.outputDir, 'looks')
  const look = join(seen, await lookOf(page, state))
  if (existsSync(look)) return

  expect(await violationsOn(page)).toEqual([])
  mkdirSync(seen, { recursive: true })
  writeFileSync(look, '')
}

/** What axe goes by: elements, their states and the language. Words, addresses and drawings are told apart by nothing. */
async function lookOf(page: Page, state: string): Promise<string> {
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
  const { lang, dir, dataset } = document.documentElement

  return [innerWidth, matchMedia('(prefers-color-scheme: dark)').matches, lang, dir, { ...dataset }, outline] as const
}
