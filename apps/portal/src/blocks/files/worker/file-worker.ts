import { fitPicture } from './fit-picture.ts'
import { sha256 } from './sha256.ts'

export type FileTask =
  | { id: number; kind: 'hash'; file: Blob }
  | { id: number; kind: 'shrink'; file: Blob; maxBytes: number }
export type FileTaskResult = { id: number; done: unknown } | { id: number; isFailed: true }

let last: Promise<unknown> = Promise.resolve()

/** Hashes files of up to 25 MB and makes photos smaller, off the page's thread so that it stays responsive. */
addEventListener('message', ({ data }: MessageEvent<FileTask>) => {
  // One after the other, so that only one file is in memory.
  last = last.then(async () => postMessage(await resultOf(data)))
})

async function resultOf(task: FileTask): Promise<FileTaskResult> {
  const { id } = task
  try {
    return {
      id,
      done: task.kind === 'hash' ? await sha256(await task.file.arrayBuffer()) : await shrink(task.file, task.maxBytes),
    }
  } catch {
    return { id, isFailed: true }
  }
}

async function shrink(file: Blob, maxBytes: number): Promise<Blob | null> {
  const picture = await createImageBitmap(file)
  try {
    return await fitPicture({
      size: picture,
      maxBytes,
      encode: ({ width, height }, quality) => {
        const canvas = new OffscreenCanvas(width, height)
        const context = canvas.getContext('2d')
        if (!context) throw new Error('No canvas to draw on')
        // JPEG has no transparency: it would turn black.
        context.fillStyle = '#fff'
        context.fillRect(0, 0, width, height)
        context.imageSmoothingQuality = 'high'
        context.drawImage(picture, 0, 0, width, height)
        return canvas.convertToBlob({ type: 'image/jpeg', quality })
      },
    })
  } finally {
    picture.close()
  }
}
