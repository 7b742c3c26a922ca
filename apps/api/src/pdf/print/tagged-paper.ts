import { fill } from '@amparo/content/fill'
import { languageTag } from '@amparo/rules/locale/locales'
import PDFDocument from 'pdfkit'
import type { PolicyDocumentContent } from '../content/pdf-content.ts'
import { fontOf, hasGlyph, REGULAR, STRONG } from './fonts.ts'
import { familiesFor, printable } from './script-fonts.ts'
import { colours } from './styles.ts'

const MARGIN = 56
const FOOTER = 28

type Look = {
  size: number
  weight?: number | undefined
  colour?: string
  width?: number
  align?: 'left' | 'right'
  x?: number
  y?: number
}
type Tag = 'H1' | 'H2' | 'P' | 'LBody' | 'Lbl' | 'TH' | 'TD'
type Placed = { tag: Tag; scope?: 'Column' | 'Row' | undefined }

export type TaggedPaper = Awaited<ReturnType<typeof createTaggedPaper>>

/** A sheet of US Letter on which everything that is drawn has its tag. The same content gives the same bytes. */
export async function createTaggedPaper({ locale, title, author, day, pageOf, ...content }: PolicyDocumentContent) {
  const fonts = await familiesFor(JSON.stringify([title, content]).normalize('NFC'))
  const creationDate = new Date(`${day}T00:00:00Z`)
  const paper = new PDFDocument({
    size: 'LETTER',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER },
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as never,
    tagged: true,
    displayTitle: true,
    lang: languageTag(locale),
    info: { Title: title, Author: author, CreationDate: creationDate, ModDate: creationDate },
  })
  const width = paper.page.width - 2 * MARGIN
  const bottom = paper.page.height - MARGIN - FOOTER
  const root = paper.struct('Document')
  paper.addStructure(root)

  /** A font has only some of the characters, so a text is set in runs of one font each. */
  function draw(
    text: string,
    { size, weight = REGULAR, colour = colours.ink, width: most = width, align = 'left', x, y }: Look,
  ) {
    paper.fontSize(size).fillColor(colour)
    const runs = runsOf(printable(text.normalize('NFC'), fonts), fonts)
    for (const [place, { family, part }] of runs.entries()) {
      paper.font(`${family} ${weight}`)
      const options = { width: most, align, lineGap: size * 0.25, continued: place < runs.length - 1 }
      if (place === 0 && x !== undefined && y !== undefined) paper.text(part, x, y, options)
      else paper.text(part, options)
    }
  }
  for (const family of fonts)
    for (const weight of [REGULAR, STRONG]) paper.registerFont(`${family} ${weight}`, fontOf(family, weight) as never)

  return {
    paper,
    root,
    width,
    left: MARGIN,
    /** Adds a text to a part of the structure. */
    put(parent: PDFKit.PDFStructureElement, { tag, scope }: Placed, text: string, look: Look) {
      // The scope of a heading cell is missing in the types.
      const options = { scope } as PDFKit.Mixins.StructureElementOptions
      parent.add(paper.struct(tag, options, () => draw(text, look)))
    },
    /** Decoration that a screen reader skips. */
    decorate(drawing: () => void) {
      paper.markContent('Artifact', { type: 'Layout' })
      drawing()
      paper.endMarkedContent()
    },
    heightOf(text: string, { size, weight = REGULAR, width: most = width }: Look) {
      paper.font(`${fonts[0]} ${weight}`).fontSize(size)
      return paper.heightOfString(printable(text, fonts), { width: most, lineGap: size * 0.25 })
    },
    /** Begins a new page unless this much room is left. */
    keepTogether(height: number) {
      if (paper.y + height > bottom) paper.addPage()
    },
    async finish(): Promise<Buffer> {
      const { count } = paper.bufferedPageRange()
      for (let page = 0; page < count; page++) {
        paper.switchToPage(page)
        // Below the bottom margin, where the library would otherwise begin another page.
        paper.page.margins.bottom = 0
        paper.markContent('Artifact', { type: 'Pagination' })
        const y = paper.page.height - MARGIN
        draw(title, { size: 8, colour: colours.soft, width: width * 0.7, x: MARGIN, y })
        const counted = fill(pageOf, { page: page + 1, pages: count })
        draw(counted, {
          size: 8,
          colour: colours.soft,
          width: width * 0.25,
          align: 'right',
          x: MARGIN + width * 0.75,
          y,
        })
        paper.endMarkedContent()
      }
      root.end()
      const chunks: Buffer[] = []
      paper.on('data', (chunk: Buffer) => chunks.push(chunk))
      const finished = new Promise<void>((resolve) => paper.on('end', resolve))
      paper.end()
      await finished
      return Buffer.concat(chunks)
    },
  }
}

function runsOf(text: string, fonts: readonly string[]) {
  const runs: { family: string; part: string }[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const family =
      last && hasGlyph(character, [last.family]) ? last.family : fonts.find((font) => hasGlyph(character, [font]))
    if (last && (family === undefined || family === last.family)) last.part += character
    else runs.push({ family: family ?? (fonts[0] as string), part: character })
  }
  return runs
}
