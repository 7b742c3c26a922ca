import type { FileAnswer, FileWork } from './file-work.ts'
import { fitPicture } from './fit-picture.ts'
import { sha256 } from './sha256.ts'

/** Off the page's thread: 25 MB are read and hashed, photos are drawn and packed, and nothing on the screen waits. */
let last: Promise<unknown> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<FileWork>) => {
  // One after the other, so that no more than one file is in memory.
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
        // What was see-through would be black in a JPEG.
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
