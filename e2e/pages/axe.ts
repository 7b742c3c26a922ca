import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'

/** The functions of the global `axe` that check one frame at a time. */
interface Axe {
  runPartial(context: object, options: object): Promise<unknown>
  finishRun(partials: unknown[], options: object): Promise<{ violations: Violation[] }>
  utils: {
    getFrameContexts(context: object): { frameSelector: string; frameContext: object }[]
    shadowSelect(selector: string): Element | null
  }
}
interface Violation {
  id: string
  nodes: { target: unknown[] }[]
}
declare const axe: Axe

const { resolve } = createRequire(import.meta.resolve('@axe-core/playwright'))
const source = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] }
const wholePage = { include: [], exclude: [] }

/**
 * Violations in a page and its frames. axe's own runner for Playwright loads the script into a second page to merge the results, which takes as
 * long as the check itself; here the results are merged in the page.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  const partials = await checkFrame(page.mainFrame(), wholePage)
  const { violations } = await page.evaluate(([parts, axeOptions]) => axe.finishRun(parts, axeOptions), [
    partials,
    options,
  ] as const)

  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** What axe found in a frame and in the frames inside it. */
async function checkFrame(frame: Frame, context: object): Promise<unknown[]> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source)
  const [inner, own] = await frame.evaluate(
    async ([where, axeOptions]) =>
      [axe.utils.getFrameContexts(where), await axe.runPartial(where, axeOptions)] as const,
    [context, options] as const,
  )
  const found = [own]
  for (const { frameSelector, frameContext } of inner) {
    const element = await frame.evaluateHandle((selector) => axe.utils.shadowSelect(selector), frameSelector)
    const content = await element.asElement()?.contentFrame()
    if (!content) throw new Error(`axe found a frame at ${frameSelector} that has no content`)
    found.push(...(await checkFrame(content, frameContext)))
  }

  return found
}
