import { hash } from 'node:crypto'
import { defaultLocale, isLocale } from '@amparo/rules/locale/locales'
import type { Authored } from '../leaves.ts'
import type { ContentStore } from '../load-content.ts'
import { type Language, missing, prepare, slugsOf } from '../prepared-language.ts'
import { onlyLocale } from '../schema.ts'
import { type ContentOf, type Slug, slugs } from '../slugs.ts'
import { type CmsHost, checkText, type Item, type Reading, readItem } from './read-item.ts'
import type { StoredText, StoredTexts } from './stored-texts.ts'

const AT_ONCE = 8

type Log = { error(details: object, message: string): void; info(details: object, message: string): void }
type Options = Omit<CmsHost, 'fetch'> & {
  /** The texts of the build, for whatever the host does not have or does not send in a usable form. */
  base: ContentStore
  /** Without it, the last good versions are only in memory. */
  stored?: StoredTexts | undefined
  log: Log
  fetch?: typeof globalThis.fetch
}
/** `stored` is the hash of what was stored last. */
type Known = { item: Item; etag: string | null; problem: string | null; stored: string | null }
type Edition = { contents: Map<string, Authored>; language: Language }

export type CmsContent = ContentStore & {
  /** Takes the versions that this or another replica has stored, for whatever the host does not send in a usable form. */
  restore(): Promise<void>
  /** Asks the host about every text that has been used, or about all of them. Never fails: what is wrong is logged, once. */
  refresh(which: 'used' | 'all'): Promise<void>
}

/** Texts from a content host in the format of `{cms}/{language}/{slug}.json`. The last good version of each stays until there is a better one. */
export function createCmsContent({ base, stored, log, fetch = globalThis.fetch, ...place }: Options): CmsContent {
  const host = { ...place, fetch }
  // What is not published yet must not be shown where no token is set.
  const source = place.previewToken ? `${place.url} preview` : place.url
  const editions = new Map<string, Edition>()
  const known = new Map<string, Known>()
  const used = new Set<string>()
  let version = 0
  let isAway = false
  let isStoring = true

  for (const locale of base.languages.filter(isLocale))
    for (const [slug, schema] of slugsOf(locale))
      known.set(`${locale}/${slug}`, { item: { locale, slug, schema }, etag: null, problem: null, stored: null })

  function editionOf(language: string): Edition | undefined {
    const existing = editions.get(language)
    if (existing || !isLocale(language) || !base.languages.includes(language)) return existing
    const entries = slugsOf(language).map(([slug]) => [slug, base.content(language, slug as Slug) as Authored] as const)
    const contents = new Map(entries)
    const edition = { contents, language: prepare(contents) }
    editions.set(language, edition)
    return edition
  }

  const referenceOf = ({ locale, slug }: Item) =>
    locale === defaultLocale ? undefined : editionOf(defaultLocale)?.contents.get(slug)

  /** Resolves to why the host said nothing about a text, or null if it did. */
  async function update(one: Known): Promise<{ one: Known; problem: string } | null> {
    const reading = await readItem(host, one.item, { etag: one.etag, reference: referenceOf(one.item) })
    if (reading.outcome === 'unreachable') return { one, problem: reading.problem }
    if (reading.outcome === 'read') {
      accept(one, reading)
      await store(one, reading.text)
    } else if (reading.outcome === 'malformed') report(one, reading.problem)
    else if (reading.outcome === 'missing' && one.etag !== null) report(one, 'the host does not have it any more')
    else if (reading.outcome === 'unchanged') one.problem = null
    return null
  }

  function accept(one: Known, { content, etag }: Reading & { outcome: 'read' }) {
    const { locale, slug } = one.item
    Object.assign(one, { etag, problem: null })
    const edition = editionOf(locale)
    if (!edition || JSON.stringify(edition.contents.get(slug)) === JSON.stringify(content)) return
    edition.contents.set(slug, content)
    edition.language = prepare(edition.contents)
    version++
  }

  async function store(one: Known, text: string) {
    const digest = hash('sha256', text)
    if (!stored || one.stored === digest) return
    try {
      await stored.store(source, { language: one.item.locale, slug: one.item.slug, text })
      one.stored = digest
      isStoring = true
    } catch (error) {
      // Without its tag, so that it is read and stored the next time.
      one.etag = null
      if (isStoring) log.error({ problem: (error as Error).message }, 'texts of the content host are not stored')
      isStoring = false
    }
  }

  /** Checked again: they may have been stored by another version, with other texts. */
  function restoreOne({ language, slug, text }: StoredText) {
    const one = known.get(`${language}/${slug}`)
    if (!one) return
    const reading = checkText(one.item, { text, reference: referenceOf(one.item), etag: null })
    if (reading.outcome !== 'read') return
    accept(one, reading)
    one.stored = hash('sha256', text)
  }

  /** Without its tag, so that it is read again: it may be right once the default language has changed too. */
  function report(one: Known, problem: string) {
    one.etag = null
    if (one.problem === problem) return
    one.problem = problem
    const { locale, slug } = one.item
    log.error({ code: 'CMS_ERROR', language: locale, slug, problem }, 'a text of the content host is not used')
  }

  function away(problem: string) {
    if (!isAway)
      log.error({ code: 'CMS_ERROR', problem }, 'the content host does not answer: the last good texts are used')
    isAway = true
  }

  function back() {
    if (isAway) log.info({}, 'the content host answers again')
    isAway = false
  }

  /** The default language first, since the others are compared with it. A host that answers nothing of several questions is not asked the rest. */
  async function refresh(which: 'used' | 'all') {
    const names = which === 'all' ? [...known.keys()] : [...used]
    for (const group of [names.filter(isDefault), names.filter((name) => !isDefault(name))]) {
      const items = group.flatMap((name) => known.get(name) ?? [])
      for (let at = 0; at < items.length; at += AT_ONCE) {
        const batch = items.slice(at, at + AT_ONCE)
        const failed = (await Promise.all(batch.map(update))).filter((one) => one !== null)
        if (failed.length === batch.length) return away(failed[0]?.problem ?? '')
        back()
        for (const { one, problem } of failed) report(one, problem)
      }
    }
  }

  function use(language: string, slug: string) {
    const name = `${language}/${slug}`
    if (known.has(name)) used.add(name)
  }

  return {
    languages: base.languages,
    version: () => version,
    refresh,
    async restore() {
      const texts = (await stored?.read(source)) ?? []
      const isFirst = ({ language }: StoredText) => language === defaultLocale
      for (const text of [...texts.filter(isFirst), ...texts.filter((one) => !isFirst(one))]) restoreOne(text)
    },
    get(language, slug) {
      const edition = editionOf(language)
      // Pseudo-languages are made of the build's texts.
      if (!edition) return base.get(language, slug)
      use(language, slug)
      return edition.language.serve(slug) ?? missing(slug)
    },
    content: <S extends Slug>(language: string, slug: S): ContentOf<S> => {
      const spoken = onlyLocale(slugs[slug]) ?? language
      use(spoken, slug)
      return (editionOf(spoken)?.contents.get(slug) ?? base.content(language, slug)) as ContentOf<S>
    },
  }
}

const isDefault = (name: string) => name.startsWith(`${defaultLocale}/`)
