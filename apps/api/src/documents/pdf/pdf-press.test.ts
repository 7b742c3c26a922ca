import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import { loadContent } from '@amparo/content/load-content'
import { Font } from '@react-pdf/renderer'
import { afterAll, describe, expect, it } from 'vitest'
import { claimFormFiles } from '../claim-form-files.ts'
import { guideFiles } from '../guide-files.ts'
import { families, REGULAR, STRONG } from './fonts.ts'
import { createPdfPress } from './pdf-press.ts'

const from = { catalogue: loadCatalogue(), content: loadContent(), benefitName: (code: string) => code }
const sheets = [...guideFiles(from), ...claimFormFiles(from)].map(([, { sheet }]) => sheet('2026-11-15'))
const [sheet] = sheets
if (!sheet) throw new Error('there are no files')

describe('the press', { timeout: 60_000 }, () => {
  const press = createPdfPress()
  afterAll(() => press.close())

  it('prints the same bytes for the same sheet, so that a tag holds in every replica', async () => {
    const other = createPdfPress()
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
