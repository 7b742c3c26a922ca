import { setImmediate as nextTurn } from 'node:timers/promises'
import { fill } from '@amparo/content/fill'
import type { ContentStore } from '@amparo/content/load-content'
import { type Locale, locales } from '@amparo/rules/locale/locales'
import { onceAVersion } from '@amparo/service/process/once'
import { CONTENT_ELEMENT, type GivenContent } from '../platform/content/given-content.ts'
import { type Brand, type PageSettings, SETTINGS_ELEMENT } from '../platform/settings.ts'
import { type Packed, packed } from './packed.ts'
import { type DocumentParts, pageDocument } from './page-document.ts'
import type { PortalBuild } from './portal-build.ts'
import { scriptFailed } from './script-failed.ts'

export type PublicSettings = Omit<PageSettings, 'brand'>
const kinds = ['login', 'home', 'shell', 'maintenance'] as const
export type PageKind = (typeof kinds)[number]
export const brands: readonly Brand[] = ['amparo', 'neutral']

type Options = { build: PortalBuild; content: ContentStore; settings: () => PublicSettings }

/**
 * All pages: card entry, maintenance, and the skeletons of the benefits home and of every other page, for each locale and brand. Bodies are rendered once:
 * card entry at start, the others when they are first requested. When the settings change (a demo's clock), the document around
 * the body is built again; when a text changes, the body too.
 */
export function portalPages({ build, content, settings }: Options) {
  const pages = new Map<string, (given: PublicSettings) => Packed>()
  const first = settings()
  for (const locale of locales)
    for (const brand of brands)
      for (const kind of kinds) {
        const parts = onceAVersion(content.version, () =>
          renderPage({ build, content, settings: { ...first, brand } }, { locale, brand, kind }),
        )
        const page = remembered(content.version, (given) => finish(build.template, parts(), { ...given, brand }))
        pages.set(`${kind} ${locale} ${brand}`, page)
      }

  const page = (kind: PageKind, { locale, brand }: { locale: Locale; brand: Brand }): Packed =>
    (pages.get(`${kind} ${locale} ${brand}`) as (given: PublicSettings) => Packed)(settings())

  return {
    page,
    /** Renders card entry ahead of its first request, one page per turn of the event loop so that requests are not held up. */
    async renderCardEntry() {
      for (const locale of locales)
        for (const brand of brands) {
          await nextTurn()
          page('login', { locale, brand })
        }
    },
  }
}

type Wanted = { locale: Locale; brand: Brand; kind: PageKind }
type Source = { build: PortalBuild; content: ContentStore; settings: PageSettings }

function renderPage({ build, content, settings }: Source, { locale, brand, kind }: Wanted): DocumentParts {
  const shell = content.content(locale, 'shell')
  const brandName = brand === 'amparo' ? 'Amparo' : shell.brand_neutral
  const titled = (page: string) => fill(shell.page_title, { page, brand: brandName })
  const whole = (contents: GivenContent['contents']) => ({
    settings,
    given: { locale, contents: { shell, ...contents } },
  })
  const texts = content.content(locale, 'pan-entry-page')
  const closed = content.content(locale, 'portal-unavailable')
  const failed = scriptFailed({ shell, entry: texts, closed, phone: settings.supportPhone })
  const common = { locale, brand }

  if (kind === 'login') {
    const page = whole({ 'pan-entry-page': texts })
    const title = titled(texts['pan-entry-page'].title)
    const body = build.renderer.renderLogin(page)
    return { ...common, title, rendered: 'page', body, failed, data: { [CONTENT_ELEMENT]: page.given } }
  }
  if (kind === 'maintenance') {
    const body = build.renderer.renderMaintenance(whole({ 'portal-unavailable': closed }))
    return { ...common, title: titled(closed['portal-unavailable'].title), rendered: 'closed', body, data: {} }
  }
  // The real title and brand are known only with the card.
  const data = { [CONTENT_ELEMENT]: whole({}).given }
  return {
    ...common,
    title: shell.brand_neutral,
    rendered: 'shape',
    body: build.renderer.renderSkeleton(kind === 'home'),
    failed,
    data,
  }
}

function finish(template: string, parts: DocumentParts, settings: PageSettings): Packed {
  return packed(pageDocument(template, { ...parts, data: { ...parts.data, [SETTINGS_ELEMENT]: settings } }))
}

/** Caches the last result until the settings or the texts change. */
function remembered<T>(version: () => number, make: (given: PublicSettings) => T): (given: PublicSettings) => T {
  let key: string | undefined
  let value: T
  return (given) => {
    const next = `${version()} ${JSON.stringify(given)}`
    if (next !== key) {
      key = next
      value = make(given)
    }
    return value
  }
}
