import type { FileAnswer, FileWork } from './file-work.ts'
import { fitPicture } from './fit-picture.ts'
import { sha256 } from './sha256.ts'

/** Hashes files of up to 25 MB and makes photos smaller, off the page's thread so that it stays responsive. */
let last: Promise<unknown> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<FileWork>) => {
  // One after the other, so that only one file is in memory.
  last = last.then(async () => postMessage(await answerOf(data)))
})

async function answerOf(work: FileWork): Promise<FileAnswer> {
  const { id } = work
  try {
    return {
      id,
      done: work.kind === 'hash' ? await sha256(await work.file.arrayBuffer()) : await shrink(work.file, work.maxBytes),
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
