import type { GuideSection } from '@amparo/content/guide-document'
import type { PolicyDocumentContent } from '../content/pdf-content.ts'
import { STRONG } from './fonts.ts'
import { colours } from './styles.ts'
import { createTaggedPaper, type TaggedPaper } from './tagged-paper.ts'

const BODY = 9.5
/** How much must follow a heading on the same page, in points. */
const TOGETHER = 72
const MARK = 18

/** Outline of coverage, electronic consent and policy certificate. */
export async function policyDocumentPdf(content: PolicyDocumentContent): Promise<Buffer> {
  const sheet = await createTaggedPaper(content)
  const { paper, root } = sheet
  sheet.decorate(() => paper.rect(sheet.left, paper.y, 40, 3).fill(colours.brand))
  paper.y += 16
  sheet.put(root, { tag: 'H1' }, content.title, { size: 22, weight: STRONG })
  paper.moveDown(0.2)
  for (const line of content.about) sheet.put(root, { tag: 'P' }, line, { size: 9, colour: colours.soft })
  paper.moveDown(0.8)
  sheet.put(root, { tag: 'P' }, content.intro, { size: 11 })
  for (const section of content.sections) addSection(sheet, section)
  return sheet.finish()
}

function addSection(sheet: TaggedPaper, section: GuideSection) {
  const { paper, root } = sheet
  const part = paper.struct('Sect')
  root.add(part)
  paper.y += 12
  sheet.keepTogether(TOGETHER)
  sheet.put(part, { tag: 'H2' }, section.title, { size: 13, weight: STRONG, colour: colours.brand })
  paper.y += 4
  if (section.kind === 'table') addTable(sheet, part, section)
  else if (section.kind === 'paragraphs') addParagraphs(sheet, part, section.items)
  else addList(sheet, part, section)
  part.end()
}

function addParagraphs(sheet: TaggedPaper, part: PDFKit.PDFStructureElement, texts: readonly string[]) {
  for (const text of texts) {
    sheet.put(part, { tag: 'P' }, text, { size: BODY })
    sheet.paper.y += 4
  }
}

function addList(
  sheet: TaggedPaper,
  part: PDFKit.PDFStructureElement,
  { kind, items }: Extract<GuideSection, { kind: 'list' | 'steps' | 'paragraphs' }>,
) {
  const { paper, left, width } = sheet
  const list = paper.struct('L')
  part.add(list)
  for (const [place, text] of items.entries()) {
    const item = paper.struct('LI')
    list.add(item)
    const body = { size: BODY, width: width - MARK, x: left + MARK }
    sheet.keepTogether(sheet.heightOf(text, body))
    const y = paper.y
    const mark = kind === 'steps' ? `${place + 1}.` : '•'
    sheet.put(item, { tag: 'Lbl' }, mark, { size: BODY, colour: colours.brand, width: MARK, x: left, y })
    sheet.put(item, { tag: 'LBody' }, text, { ...body, y })
    item.end()
    paper.x = left
    paper.y += 3
  }
  list.end()
}

const PADDING = 4
const FIRST_COLUMN = 0.42

function addTable(
  sheet: TaggedPaper,
  part: PDFKit.PDFStructureElement,
  { head, rows }: Extract<GuideSection, { kind: 'table' }>,
) {
  const table = sheet.paper.struct('Table')
  part.add(table)
  addRow(sheet, table, { cells: head, isHead: true })
  for (const cells of rows) addRow(sheet, table, { cells, isHead: false })
  table.end()
}

function addRow(
  sheet: TaggedPaper,
  table: PDFKit.PDFStructureElement,
  { cells, isHead }: { cells: readonly string[]; isHead: boolean },
) {
  const { paper, left, width } = sheet
  const row = paper.struct('TR')
  table.add(row)
  const columns = columnsOf(cells.length, width)
  const looks = cells.map((_, place) => ({
    size: BODY,
    weight: isHead || place === 0 ? STRONG : undefined,
    colour: isHead ? colours.soft : colours.ink,
    width: (columns[place]?.width ?? width) - PADDING * 2,
  }))
  const height = Math.max(...cells.map((cell, place) => sheet.heightOf(cell, looks[place] as { size: number })))
  sheet.keepTogether(height + 2 * PADDING)
  const y = paper.y
  for (const [place, cell] of cells.entries()) {
    const x = left + (columns[place]?.x ?? 0)
    sheet.put(row, cellTag(isHead, place), cell, {
      ...(looks[place] as { size: number }),
      x,
      y: y + PADDING,
    })
  }
  row.end()
  const end = y + height + 2 * PADDING
  sheet.decorate(() =>
    paper
      .moveTo(left, end)
      .lineTo(left + width, end)
      .lineWidth(0.75)
      .stroke(colours.line),
  )
  paper.x = left
  paper.y = end
}

function cellTag(isHead: boolean, place: number) {
  if (isHead) return { tag: 'TH', scope: 'Column' } as const
  return place === 0 ? ({ tag: 'TH', scope: 'Row' } as const) : ({ tag: 'TD' } as const)
}

function columnsOf(count: number, width: number) {
  const first = count === 1 ? width : width * FIRST_COLUMN
  const other = (width - first) / Math.max(1, count - 1)
  return Array.from({ length: count }, (_, place) =>
    place === 0 ? { x: 0, width: first } : { x: first + (place - 1) * other, width: other },
  )
}
