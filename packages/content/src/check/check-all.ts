import { readdirSync } from 'node:fs'
import { locales as allLocales, defaultLocale, intlTag, isLocale, type Locale } from '@amparo/rules/locale/locales'
import { ContentFileError, placeOf, readSlug, slugsInFolder } from '../content-files.ts'
import { type Authored, isAuthored } from '../leaves.ts'
import { isWrittenIn, onlyLocale, type Schema } from '../schema.ts'
import { structureProblems } from '../structure.ts'
import { completed, isVariant } from '../variants.ts'
import { applyAllowList, readAllowList } from './allow-list.ts'
import { languageProblems } from './language-problems.ts'
import { namesReadBy, unreadKeys } from './usage.ts'
import { readWordList, type WordList } from './word-list.ts'
import { wordProblems } from './word-problems.ts'

type Finding = { at: string; problem: string }
type Options = {
  folder: string
  apps: string
  slugs: Readonly<Record<string, Schema>>
  locales?: readonly Locale[]
  /** Where the lists of terms and words are, if not with the texts. */
  wordFolder?: string
}

/** Everything that is wrong with a folder of content. */
export function checkAll({ folder, apps, slugs, locales = allLocales, wordFolder = folder }: Options) {
  const names = namesReadBy(apps)
  const words = readWordList(wordFolder)
  const found = [
    ...strayFolders(folder),
    ...(names ? unreadFindings(slugs, names) : []),
    ...locales.flatMap((locale) => [
      ...strayFiles(folder, locale, slugs),
      ...checkLocale({ folder, slugs, locale, words }),
    ]),
  ]
  const { problems, stale } = applyAllowList(found, readAllowList(folder))
  const excuses = stale.map(({ at }) => ({ at: 'allow-list.json', problem: `"${at}" excuses nothing` }))
  return {
    problems: [...problems, ...excuses],
    warnings: names ? [] : ['no portal to search for unused keys'],
  }
}

function checkLocale({
  folder,
  slugs,
  locale,
  words,
}: {
  folder: string
  slugs: Options['slugs']
  locale: Locale
  words: WordList
}): Finding[] {
  const written = Object.entries(slugs).filter(([, schema]) => isWrittenIn(schema, locale))
  return written.flatMap(([slug, schema]) => {
    const where = { locale, slug, schema }
    const content = readOrExplain(folder, where)
    if (content instanceof ContentFileError) return [unreadable(content)]
    const partial = isVariant(locale)
    if (content === undefined && !partial) return [{ at: `${locale}/${slug}.json`, problem: 'missing' }]

    const original = locale === defaultLocale ? undefined : readOrExplain(folder, { ...where, locale: defaultLocale })
    const reference = original instanceof ContentFileError ? undefined : original
    const files = { schema, content: content ?? {}, reference }
    const structure = structureProblems(files, { tag: intlTag(locale), partial })
    const language = languageProblems(files, locale)
    const vocabulary = wordProblems(schema, partial ? asRead(files) : content, words.get(locale) ?? [])
    return [...structure, ...language, ...vocabulary].map(({ key, problem }) => ({ at: placeOf(key, where), problem }))
  })
}

/** What people who read an English variant see: a word of en_US that the variant does not replace is there too. */
function asRead({ schema, content, reference }: { schema: Schema; content: unknown; reference: unknown }): Authored {
  const authored = (from: unknown) => (isAuthored(from) ? from : {})
  return completed(schema, { base: authored(reference), content: authored(content), variant: true })
}

/** The message begins with the file. */
function unreadable({ message }: ContentFileError): Finding {
  const [at = '', ...problem] = message.split(': ')
  return { at, problem: problem.join(': ') }
}

function readOrExplain(folder: string, where: Parameters<typeof readSlug>[1]): unknown {
  try {
    return readSlug(folder, where)
  } catch (error) {
    return error
  }
}

function strayFiles(folder: string, locale: Locale, slugs: Options['slugs']): Finding[] {
  return slugsInFolder(folder, locale).flatMap((slug) => {
    const schema = Object.hasOwn(slugs, slug) ? slugs[slug] : undefined
    if (schema && isWrittenIn(schema, locale)) return []
    const problem = schema ? `unused: only ${onlyLocale(schema)} is read` : 'unused: no such slug'
    return [{ at: `${locale}/${slug}.json`, problem }]
  })
}

/** Folders of locales have an underscore; src does not. */
function strayFolders(folder: string): Finding[] {
  const stray = readdirSync(folder).filter((name) => name.includes('_') && name !== 'node_modules' && !isLocale(name))
  return stray.map((name) => ({ at: name, problem: 'unused: no such locale' }))
}

function unreadFindings(slugs: Options['slugs'], names: ReadonlySet<string>): Finding[] {
  return Object.entries(slugs).flatMap(([slug, schema]) =>
    unreadKeys(slug, schema, names).map((key) => ({
      at: `src/slugs/${slug}.ts:${key}`,
      problem: 'unused: no source reads it',
    })),
  )
}
