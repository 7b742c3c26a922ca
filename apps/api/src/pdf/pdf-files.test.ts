import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import { loadContent } from '@amparo/content/load-content'
import { guideLink } from '@amparo/rules/benefits/guide-link'
import type { Locale } from '@amparo/rules/locale/locales'
import { describe, expect, it } from 'vitest'
import { claimFormFiles } from './content/claim-form-files.ts'
import { guideFiles } from './content/guide-files.ts'
import { offeredBenefits } from './content/offered-benefits.ts'
import type { PdfContent } from './content/pdf-content.ts'
import { createPdfFiles } from './pdf-files.ts'

const catalogue = loadCatalogue()
const content = loadContent()
const benefitName = (code: string) => code
const from = { catalogue, content, benefitName }
const guides = guideFiles(from)
const forms = claimFormFiles(from)
const guide = '/documents/guides/bra/hbk/cdw.pt_br.pdf'

/** A printer that counts its calls and finishes when the test tells it to. */
function countingPrinter() {
  const printed: PdfContent[] = []
  const waiting: (() => void)[] = []
  const printer = {
    printed,
    broken: false,
    print(content: PdfContent) {
      printed.push(content)
      return new Promise<Buffer>((resolve, reject) => {
        waiting.push(() => (printer.broken ? reject(new Error('no paper')) : resolve(Buffer.from(content.title))))
      })
    },
    finish: () => waiting.splice(0).forEach((done) => void done()),
    close: async () => undefined,
  }
  return printer
}

function testFiles(time = '2026-11-15T12:00:00Z', known = from) {
  const printer = countingPrinter()
  const clock = { time, now: () => new Date(clock.time) }
  return { printer, clock, pdfFiles: createPdfFiles({ ...known, clock, printer }) }
}

describe('the files', () => {
  it('are all those that the pages of Brazil and India link to, and no others [P-250, P-269, P-270]', () => {
    const linked = offeredBenefits(catalogue).flatMap(({ product, benefit, country }) =>
      country.languages.flatMap((locale: Locale) => {
        const link = guideLink(benefit, { country, productCode: product.product_code, locale })
        return link?.kind === 'file' ? [link.address] : []
      }),
    )
    expect(new Set(guides.keys())).toEqual(new Set(linked))
    expect(new Set(linked.map((address) => address.slice(0, 22)))).toEqual(
      new Set(['/documents/guides/bra/', '/documents/guides/ind/']),
    )

    const details = content.content('en_AP', 'benefit-details')
    const offered = offeredBenefits(catalogue).filter(({ country }) => country.code === 'IND')
    const downloads = offered.flatMap(
      ({ benefit }) => details[benefit.content_entry as keyof typeof details].download_url ?? [],
    )
    expect(new Set(forms.keys())).toEqual(new Set(downloads))
  })

  it('have texts without unfilled placeholders', () => {
    const texts = [...guides, ...forms].map(([, { contentOn }]) =>
      JSON.stringify({ ...contentOn('2026-11-15'), pageOf: '' }),
    )
    expect(texts.filter((text) => /[{]\w+[}]|undefined|null|NaN|Infinity/.test(text))).toEqual([])
  })

  it('end a sentence with one full stop, as the page does', () => {
    const ending = (locale: string, slug: 'guides') => {
      const texts = content.content(locale, slug)
      return slug === 'guides'
        ? { ...texts, 'masterrental-2': { ...texts['masterrental-2'], intro: 'By {issuer}.' } }
        : texts
    }
    const files = guideFiles({ ...from, content: { content: ending } as unknown as typeof content })
    expect(files.get(guide)?.contentOn('2026-11-15')).toMatchObject({ intro: 'By Banco Ipê Amarelo S.A.' })
  })

  it('name the shortest period of all Indian products, because they share one form', () => {
    const longer = catalogue.products.map((product) =>
      product.product_code === 'HCL' && product.country === 'IND'
        ? { ...product, benefits: product.benefits.map((one) => ({ ...one, terms: { ...one.terms, claim_days: 10 } })) }
        : product,
    )
    const files = claimFormFiles({ ...from, catalogue: { ...catalogue, products: longer } })
    expect(files.get('/documents/claim-forms/ind/tin.pdf')?.contentOn('2026-11-15')).toMatchObject({
      sendTo: expect.stringContaining('within 10 days'),
    })
  })
})

describe('a file', () => {
  it('is made once for parallel requests', async () => {
    const { pdfFiles, printer } = testFiles()
    const asked = Promise.all(Array.from({ length: 50 }, () => pdfFiles.find(guide)))
    await Promise.resolve()
    printer.finish()
    expect(new Set(await asked).size).toBe(1)
    await pdfFiles.find(guide)
    expect(printer.printed.length).toBe(1)
  })

  it('is printed again on the next day in its country, with the new date', async () => {
    const { pdfFiles, printer, clock } = testFiles('2026-11-15T02:59:00Z')
    for (const time of ['2026-11-15T02:59:00Z', '2026-11-15T03:00:00Z', '2026-11-16T02:59:00Z']) {
      clock.time = time
      const found = pdfFiles.find(guide)
      await Promise.resolve()
      printer.finish()
      await found
    }
    expect(printer.printed.map(({ day }) => day)).toEqual(['2026-11-14', '2026-11-15'])
  })

  it('is tried again by the next request if it could not be made', async () => {
    const { pdfFiles, printer } = testFiles()
    printer.broken = true
    const failed = pdfFiles.find(guide)
    await Promise.resolve()
    printer.finish()
    await expect(failed).rejects.toThrow('no paper')

    printer.broken = false
    const found = pdfFiles.find(guide)
    await Promise.resolve()
    printer.finish()
    expect((await found)?.bytes.length).toBeGreaterThan(0)
  })

  it('of a benefit that has not started does not exist yet', async () => {
    const { pdfFiles } = testFiles('2023-12-31T12:00:00Z')
    expect(await pdfFiles.find(guide)).toBeNull()
  })
})

it('is printed again when a text has changed, and only then', async () => {
  let version = 0
  const { printer, pdfFiles } = testFiles(undefined, { ...from, content: { ...content, version: () => version } })
  const open = () => {
    const file = pdfFiles.find(guide)
    printer.finish()
    return file
  }
  await open()
  await open()
  expect(printer.printed).toHaveLength(1)
  version = 1
  await open()
  expect(printer.printed).toHaveLength(2)
})
