import { directionOf, type Locale, locales } from '@amparo/rules/locale/locales'
import { expect, it } from 'vitest'
import { loadContent } from './load-content.ts'
import { isWrittenIn } from './schema.ts'
import { type Slug, slugs } from './slugs.ts'
import { fromWire } from './wire.ts'

function expectComplete(language: Locale) {
  const store = loadContent({ locales: ['en_US', language] })
  const written = (Object.keys(slugs) as Slug[]).filter((slug) => isWrittenIn(slugs[slug], language))
  for (const slug of written) {
    const found = store.get(language, slug)
    if (typeof found === 'string') throw new Error(`${language}/${slug}: ${found}`)
    expect(keysOf(fromWire(JSON.parse(found.body.toString()), slug)), `${language}/${slug}`).toEqual(
      keysOf(store.content(isWrittenIn(slugs[slug], 'en_US') ? 'en_US' : language, slug)),
    )
  }
}

/** All keys, including those of entries, but without plural forms, which differ between languages. */
function keysOf(content: object): string[] {
  return Object.entries(content)
    .flatMap(([key, value]) =>
      typeof value === 'object' && !('other' in value) ? Object.keys(value).map((inner) => `${key}.${inner}`) : [key],
    )
    .sort()
}

it('serves exactly fourteen locales, every text of them from JSON files [P-295, P-297]', () => {
  expect(loadContent().languages).toEqual(locales)
  expect(locales).toHaveLength(14)
})

it('serves en_US complete [P-298]', () => expectComplete('en_US'))
it('serves en_LAC complete [P-299]', () => expectComplete('en_LAC'))
it('serves en_AP complete [P-300]', () => expectComplete('en_AP'))
it('serves en_EEMEA complete [P-301]', () => expectComplete('en_EEMEA'))
it('serves es_LAC complete [P-302]', () => expectComplete('es_LAC'))
it('serves pt_BR complete [P-303]', () => expectComplete('pt_BR'))
it('serves zh_TW complete [P-304]', () => expectComplete('zh_TW'))
it('serves zh_CN complete [P-305]', () => expectComplete('zh_CN'))
it('serves th_TH complete [P-306]', () => expectComplete('th_TH'))
it('serves vi_VN complete [P-307]', () => expectComplete('vi_VN'))
it('serves ko_KR complete [P-308]', () => expectComplete('ko_KR'))
it('serves ar_EEMEA complete, from right to left [P-309]', () => {
  expectComplete('ar_EEMEA')
  expect(directionOf('ar_EEMEA')).toBe('rtl')
})
it('serves id_ID complete [P-310]', () => expectComplete('id_ID'))
it('serves ms_MY complete [P-311]', () => expectComplete('ms_MY'))
