import { directionOf, type Locale, languageTag } from '@amparo/rules/locale/locales'
import { escapedText } from '@amparo/service/app/escaped-text'
import type { Brand } from '../platform/settings.ts'

export type DocumentParts = {
  locale: Locale
  brand: Brand
  title: string
  /** `page`: fully rendered; `shape`: only a skeleton; `closed`: maintenance. */
  rendered: 'page' | 'shape' | 'closed'
  body: string
  /** After the body, so that the skip link stays the first link: what to show if the script does not start. */
  failed?: string
  data: Record<string, unknown>
}

/** Amparo's icon, with the bundler's hash in its name. White-label pages have an empty one. */
const AMPARO_ICON = /<link rel="icon"[^>]*>/
const EMPTY_ICON = '<link rel="icon" href="data:,">'

/** Fills in the built `index.html`. Data goes into script elements of a type that browsers do not run. */
export function pageDocument(template: string, parts: DocumentParts): string {
  const { locale, brand, title, rendered, body, failed = '', data } = parts
  const look = `lang="${languageTag(locale)}" dir="${directionOf(locale)}" data-brand="${brand}"`
  const blocks = Object.entries(data).map(
    ([id, value]) => `<script type="application/json" id="${id}">${json(value)}</script>`,
  )

  const places: [string, string][] = [
    ['<html lang="en">', `<html ${look}>`],
    ['<title></title>', `<title>${escapedText(title)}</title>`],
    ['<div id="root"></div>', `<div id="root" data-rendered="${rendered}">${body}</div>${failed}`],
    ['<!--data-->', blocks.join('')],
  ]

  const page = places.reduce(fillPlace, template)

  return withoutStyleAttributes(brand === 'neutral' ? page.replace(AMPARO_ICON, EMPTY_ICON) : page)
}

function fillPlace(page: string, [place, text]: [string, string]): string {
  if (!page.includes(place)) throw new Error(`index.html has no place for ${place}`)
  return page.replace(place, () => text)
}

/** `</script>` inside a text would end the element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** Throws on a `style=` attribute: the content security policy blocks it, and hydration would not repair it. */
export function withoutStyleAttributes(html: string): string {
  const found = /<[a-z][^<>]*\sstyle\s*=[^<>]*>/i.exec(html)
  if (found) throw new Error(`A style attribute in a page that the server draws: ${found[0].slice(0, 120)}`)
  return html
}
