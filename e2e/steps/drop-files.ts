import type { Page } from '@playwright/test'
import type { SampleFile } from '../sample-files.ts'

/** Drops files on an element. */
export function drop(page: Page, target: string, files: readonly SampleFile[]) {
  return dispatch(page, { target, kinds: ['dragenter', 'dragover', 'drop'], files })
}

/** Pastes files from the clipboard. */
export function paste(page: Page, files: readonly SampleFile[]) {
  return dispatch(page, { target: 'main', kinds: ['paste'], files })
}

type Transfer = { target: string; kinds: string[]; files: readonly SampleFile[] }

async function dispatch(page: Page, { target, kinds, files }: Transfer) {
  const contents = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }))
  await page.locator(target).evaluate(
    (element, { droppedFiles, events }) => {
      const transfer = new DataTransfer()
      for (const { name, mimeType, base64 } of droppedFiles) {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
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
    { droppedFiles: contents, events: kinds },
  )
}
