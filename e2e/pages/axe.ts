import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'

/** The functions of the global `axe`; the partial ones check one frame at a time. */
interface Axe {
  run(context: Document, options: object): Promise<Result>
  runPartial(context: object, options: object): Promise<unknown>
  finishRun(partials: unknown[], options: object): Promise<Result>
  utils: {
    getFrameContexts(context: object): { frameSelector: string; frameContext: object }[]
    shadowSelect(selector: string): Element | null
  }
}
interface Result {
  violations: { id: string; nodes: { target: unknown[] }[] }[]
}
declare const axe: Axe

const { resolve } = createRequire(import.meta.resolve('@axe-core/playwright'))
const source = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], iframes: false }
const wholePage = { include: [], exclude: [] }

/** Violations in a page and its frames. */
export async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await (page.frames().length === 1 ? checkPage(page) : checkFrames(page))

  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Takes a quarter of the time of partial runs, which describe every element they look at. */
async function checkPage(page: Page): Promise<Result> {
  await load(page.mainFrame())

  return page.evaluate((axeOptions) => axe.run(document, axeOptions), options)
}

/**
 * axe's own runner for Playwright loads the script into a second page to merge the results, which takes as long as the check itself; here the
 * results are merged in the page. They are large, and travel much faster as text than as objects.
 */
async function checkFrames(page: Page): Promise<Result> {
  const partials = await checkFrame(page.mainFrame(), wholePage)

  return page.evaluate(
    ([texts, axeOptions]) =>
      axe.finishRun(
        texts.map((text) => JSON.parse(text)),
        axeOptions,
      ),
    [partials, options] as const,
  )
}

/** What axe found in a frame and in the frames inside it, as JSON. */
async function checkFrame(frame: Frame, context: object): Promise<string[]> {
  await load(frame)
  const [inner, own] = await frame.evaluate(
    async ([where, axeOptions]) =>
      [axe.utils.getFrameContexts(where), JSON.stringify(await axe.runPartial(where, axeOptions))] as const,
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

async function load(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source)
}
