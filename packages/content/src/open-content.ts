import { createCmsContent } from './cms/cms-content.ts'
import { type ContentStore, loadContent } from './load-content.ts'

/** What the settings say about a content host. */
export type CmsSettings = { url: string; previewToken?: string | undefined; refreshSeconds: number }
type Options = {
  cms?: CmsSettings | undefined
  isLazy?: boolean
  log: Parameters<typeof createCmsContent>[0]['log']
}

/** The texts of the build, or those of a content host, which are read now and then every so often. */
export async function openContent({
  cms,
  isLazy = false,
  log,
}: Options): Promise<ContentStore & { close(): Promise<void> }> {
  const base = loadContent({ isLazy })
  if (!cms) return { ...base, close: async () => {} }
  const content = createCmsContent({ ...cms, base, log })
  await content.refresh('all')

  let isClosed = false
  let running = Promise.resolve()
  const again = () =>
    setTimeout(() => {
      running = content.refresh('used').then(() => void (isClosed || schedule()))
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
