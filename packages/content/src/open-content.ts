import { setTimeout as wait } from 'node:timers/promises'
import { createCmsContent } from './cms/cms-content.ts'
import type { StoredTexts } from './cms/stored-texts.ts'
import { type ContentStore, loadContent } from './load-content.ts'

const LONGEST_START_MS = 20_000

/** What the settings say about a content host. */
export type CmsSettings = { url: string; previewToken?: string | undefined; refreshSeconds: number }
type Options = {
  cms?: CmsSettings | undefined
  stored?: StoredTexts | undefined
  isLazy?: boolean
  log: Parameters<typeof createCmsContent>[0]['log']
}

/** The texts of the build, or those of a content host, which are read now and then every so often, and stored for replicas that start while it is away. */
export async function openContent({
  cms,
  stored,
  isLazy = false,
  log,
}: Options): Promise<ContentStore & { close(): Promise<void> }> {
  const base = loadContent({ isLazy })
  if (!cms) return { ...base, close: async () => {} }
  const content = createCmsContent({ ...cms, base, stored, log })
  await content
    .restore()
    .catch((error: Error) => log.error({ problem: error.message }, 'texts that were stored are not used'))
  const refresh = (which: 'used' | 'all') =>
    content.refresh(which).catch((error: Error) => log.error({ problem: error.message }, 'texts were not refreshed'))
  // A slow host must not keep the product from starting: the texts of the build are there.
  await Promise.race([refresh('all'), wait(LONGEST_START_MS, undefined, { ref: false })])

  let isClosed = false
  let running = Promise.resolve()
  const again = () =>
    setTimeout(() => {
      running = refresh('used').then(() => void (isClosed || schedule()))
    }, cms.refreshSeconds * 1000).unref()
  let timer = again()
  function schedule() {
    timer = again()
  }

  return {
    ...content,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await running
    },
  }
}
