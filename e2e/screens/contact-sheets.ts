import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Browser } from '@playwright/test'
import { folder, type Picture, pictureOf, picturePath, themes, widths } from './pictures.ts'

/** One for each language; pages with one language show several states side by side. A phone picture takes half of a column. */
const COLUMNS = 5
const COLUMN_PX = 400
const GAP_PX = 16

/** One sheet for each page, as HTML that leads to the pictures and as a picture itself. Returns how many pictures there are. */
export async function makeContactSheets(browser: Browser, pages: readonly string[]): Promise<number> {
  const shown = pages.map((page) => ({
    page,
    pictures: readdirSync(join(folder, page)).map((file) => pictureOf(page, file)),
  }))
  const sheet = await browser.newPage({
    viewport: { width: COLUMNS * (COLUMN_PX + GAP_PX) + GAP_PX, height: 800 },
  })
  for (const { page, pictures } of shown) {
    const file = join(folder, `${page}.html`)
    writeFileSync(file, sheetOf(page, pictures))
    await sheet.goto(`file://${file}`)
    await sheet.screenshot({ path: join(folder, `${page}.png`), fullPage: true })
  }
  await sheet.close()

  return shown.reduce((sum, { pictures }) => sum + pictures.length, 0)
}

/** The pages that have pictures. */
export function shownPages(): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}

function sheetOf(page: string, pictures: readonly Picture[]): string {
  const states = [...new Set(pictures.map(({ state }) => state))].toSorted()
  const sections = states.map((state) => {
    const locales = [...new Set(pictures.filter((picture) => picture.state === state).map(({ locale }) => locale))]
    return `<section style="grid-template-columns: repeat(${locales.length}, ${COLUMN_PX}px)"><h2>${state}</h2>${locales
      .toSorted()
      .map((locale) => columnOf({ page, state, locale }))
      .join('')}</section>`
  })

  return `<!doctype html><meta charset="utf-8"><title>${page}</title>
<style>
body { display: flex; flex-wrap: wrap; align-items: start; gap: 0 ${GAP_PX}px; margin: ${GAP_PX}px; font: 16px system-ui }
h1 { flex: 0 0 100% } h2 { grid-column: 1 / -1; margin-bottom: 0 }
section { display: grid; gap: ${GAP_PX}px }
figure { display: grid; grid-template-columns: 1fr 1fr; gap: 4px; margin: 0; align-content: start }
figcaption, .desktop { grid-column: 1 / -1 }
img { width: 100%; max-height: ${COLUMN_PX}px; object-fit: cover; object-position: top; outline: 1px solid #999 }
</style>
<h1>${page}</h1>
${sections.join('\n')}`
}

function columnOf(shown: Pick<Picture, 'page' | 'state' | 'locale'>): string {
  const images = widths.flatMap((width) =>
    themes
      .map((theme) => picturePath({ ...shown, width, theme }))
      .filter((path) => existsSync(path))
      .map((path) => `${shown.page}/${basename(path)}`)
      .map((path) => `<a class="${width}" href="${path}"><img src="${path}" alt="${path}"></a>`),
  )
  return `<figure><figcaption>${shown.locale}</figcaption>${images.join('')}</figure>`
}
