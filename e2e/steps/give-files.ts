import type { Page } from '@playwright/test'
import type { EvidenceFile } from '../evidence-files.ts'

/** Let go over an element, as a hand with a mouse does. */
export function drop(page: Page, target: string, files: readonly EvidenceFile[]) {
  return give(page, { target, kinds: ['dragenter', 'dragover', 'drop'], files })
}

/** From the clipboard, wherever the focus is. */
export function paste(page: Page, files: readonly EvidenceFile[]) {
  return give(page, { target: 'main', kinds: ['paste'], files })
}

type Gift = { target: string; kinds: string[]; files: readonly EvidenceFile[] }

async function give(page: Page, { target, kinds, files }: Gift) {
  const contents = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }))
  await page.locator(target).evaluate(
    (element, { given, events }) => {
      const transfer = new DataTransfer()
      for (const { name, mimeType, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        transfer.items.add(new File([bytes], name, { type: mimeType }))
      }
      const options = { bubbles: true, cancelable: true }
      for (const kind of events)
        element.dispatchEvent(
          kind === 'paste'
            ? new ClipboardEvent(kind, { ...options, clipboardData: transfer })
            : new DragEvent(kind, { ...options, dataTransfer: transfer }),
        )
    },
    { given: contents, events: kinds },
  )
}
