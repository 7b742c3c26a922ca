import type { ContentOf } from '@amparo/content/slugs'

export type PageText = ContentOf<'terms'> | ContentOf<'privacy'> | ContentOf<'accessibility'>
export type Section = { id: string; title: string; body: readonly string[] }

const title = /^s(\d+)_title$/

/** The sections of a text page, as many as content has, in numerical order. */
export function sectionsOf(text: object): Section[] {
  const fields = text as Record<string, unknown>
  return Object.keys(fields)
    .map((key) => Number(title.exec(key)?.[1]))
    .filter((number) => !Number.isNaN(number))
    .sort((one, other) => one - other)
    .map((number) => ({
      id: `s${number}`,
      title: String(fields[`s${number}_title`]),
      body: (fields[`s${number}_body`] as string[] | undefined) ?? [],
    }))
}
