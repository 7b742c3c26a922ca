import { EventEmitter } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import { loadContent } from '@amparo/content/load-content'
import { Font } from '@react-pdf/renderer'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimFormFiles } from '../content/claim-form-files.ts'
import { guideFiles } from '../content/guide-files.ts'
import { families, REGULAR, STRONG } from './fonts.ts'
import { createPdfPrinter } from './pdf-printer.ts'

const from = { catalogue: loadCatalogue(), content: loadContent(), benefitName: (code: string) => code }
const contents = [...guideFiles(from), ...claimFormFiles(from)].map(([, { contentOn }]) => contentOn('2026-11-15'))
const [content] = contents
if (!content) throw new Error('there are no files')

describe('the printer', () => {
  const printer = createPdfPrinter({ longestMs: 60_000 })
  afterAll(() => printer.close())

  it('prints the same bytes for the same content, so that an ETag is the same in every replica', async () => {
    const other = createPdfPrinter({ longestMs: 60_000 })
    const [one, again, elsewhere] = await Promise.all([
      printer.print(content),
      printer.print(content),
      other.print(content),
    ])
    await other.close()
    expect(one.equals(again)).toBe(true)
    expect(one.equals(elsewhere)).toBe(true)
  })

  it('fails for content that cannot be rendered, and then prints the next PDF', async () => {
    await expect(printer.print({ ...content, day: 'no day' })).rejects.toThrow()
    expect((await printer.print(content)).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('rejects waiting PDFs when it is closed, and starts again for the next one', async () => {
    const waiting = expect(printer.print(content)).rejects.toThrow('the printer is closed')
    await printer.close()
    await waiting
    expect((await printer.print(content)).length).toBeGreaterThan(1000)
  })

  it('gives up on a PDF that takes too long', async () => {
    await expect(createPdfPrinter({ longestMs: 0 }).print(content)).rejects.toThrow('the printer took too long')
  })
})

describe('the thread of the printer', () => {
  class Thread extends EventEmitter {
    unref = vi.fn()
    postMessage = vi.fn()
    terminate = vi.fn()
    finishes = () => this.emit('message', { bytes: new Uint8Array(1) })
  }
  const threads: Thread[] = []
  const thread = () => threads[threads.push(new Thread()) - 1] as unknown as Worker
  beforeEach(() => void threads.splice(0))
  afterEach(() => void vi.useRealTimers())

  it('renders one PDF after the other, each with the full time limit', async () => {
    vi.useFakeTimers()
    const printer = createPdfPrinter({ longestMs: 100, thread })
    const both = [printer.print(content), printer.print(content)]
    expect(threads[0]?.postMessage).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(99)
    threads[0]?.finishes()
    expect(threads[0]?.postMessage).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(99)
    threads[0]?.finishes()
    expect(await Promise.all(both)).toHaveLength(2)
  })

  it('does not affect the next thread when it ends', async () => {
    const printer = createPdfPrinter({ thread })
    const first = expect(printer.print(content)).rejects.toThrow('the printer is closed')
    await printer.close()
    await first
    const second = [printer.print(content)]
    threads[0]?.emit('exit')
    second.push(printer.print(content))
    threads[1]?.finishes()
    threads[1]?.finishes()
    expect(await Promise.all(second)).toHaveLength(2)
    expect(threads).toHaveLength(2)
  })
})

describe('the fonts', () => {
  it.each([REGULAR, STRONG])('have every character of every file, in weight %i', async (fontWeight) => {
    const known = new Set(
      families.flatMap((fontFamily) => {
        const font = Font.getFont({ fontFamily, fontWeight })?.data as unknown as { characterSet: number[] }
        return font.characterSet
      }),
    )
    const needed = new Set(`${JSON.stringify(contents).normalize('NFC')}ãõáéíóúâêôàçÃÕÁÉÍÓÚÂÊÔÀÇ“”‘’–—…·₹$\u00a0\u2002`)
    expect([...needed].filter((character) => !known.has(character.codePointAt(0) ?? 0))).toEqual([])
  })
})
