import { EventEmitter } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import { loadContent } from '@amparo/content/load-content'
import { Font } from '@react-pdf/renderer'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimFormFiles } from '../claim-form-files.ts'
import { guideFiles } from '../guide-files.ts'
import { families, REGULAR, STRONG } from './fonts.ts'
import { createPdfPress } from './pdf-press.ts'

const from = { catalogue: loadCatalogue(), content: loadContent(), benefitName: (code: string) => code }
const sheets = [...guideFiles(from), ...claimFormFiles(from)].map(([, { sheet }]) => sheet('2026-11-15'))
const [sheet] = sheets
if (!sheet) throw new Error('there are no files')

describe('the press', () => {
  const press = createPdfPress({ longestMs: 60_000 })
  afterAll(() => press.close())

  it('prints the same bytes for the same sheet, so that a tag holds in every replica', async () => {
    const other = createPdfPress({ longestMs: 60_000 })
    const [one, again, elsewhere] = await Promise.all([press.print(sheet), press.print(sheet), other.print(sheet)])
    await other.close()
    expect(one.equals(again)).toBe(true)
    expect(one.equals(elsewhere)).toBe(true)
  })

  it('says that a sheet cannot be set, and prints the next', async () => {
    await expect(press.print({ ...sheet, day: 'no day' })).rejects.toThrow()
    expect((await press.print(sheet)).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('tells those who wait when it is closed, and starts again for the next', async () => {
    const waiting = expect(press.print(sheet)).rejects.toThrow('the press is closed')
    await press.close()
    await waiting
    expect((await press.print(sheet)).length).toBeGreaterThan(1000)
  })

  it('gives up a sheet that takes too long', async () => {
    await expect(createPdfPress({ longestMs: 0 }).print(sheet)).rejects.toThrow('the press took too long')
  })
})

describe('the thread of the press', () => {
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

  it('sets one sheet after the other, each with its whole time', async () => {
    vi.useFakeTimers()
    const press = createPdfPress({ longestMs: 100, thread })
    const both = [press.print(sheet), press.print(sheet)]
    expect(threads[0]?.postMessage).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(99)
    threads[0]?.finishes()
    expect(threads[0]?.postMessage).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(99)
    threads[0]?.finishes()
    expect(await Promise.all(both)).toHaveLength(2)
  })

  it('leaves the next one alone when it ends', async () => {
    const press = createPdfPress({ thread })
    const first = expect(press.print(sheet)).rejects.toThrow('the press is closed')
    await press.close()
    await first
    const second = [press.print(sheet)]
    threads[0]?.emit('exit')
    second.push(press.print(sheet))
    threads[1]?.finishes()
    threads[1]?.finishes()
    expect(await Promise.all(second)).toHaveLength(2)
    expect(threads).toHaveLength(2)
  })
})

describe('the fonts', () => {
  it.each([REGULAR, STRONG])('have every sign of every file, in weight %i', async (fontWeight) => {
    const known = new Set(
      families.flatMap((fontFamily) => {
        const font = Font.getFont({ fontFamily, fontWeight })?.data as unknown as { characterSet: number[] }
        return font.characterSet
      }),
    )
    const needed = new Set(`${JSON.stringify(sheets).normalize('NFC')}ãõáéíóúâêôàçÃÕÁÉÍÓÚÂÊÔÀÇ“”‘’–—…·₹$\u00a0\u2002`)
    expect([...needed].filter((sign) => !known.has(sign.codePointAt(0) ?? 0))).toEqual([])
  })
})
