import { code, dynamic, entry, list, optional, text } from '../schema.ts'

type Title = ReturnType<typeof text<never>>
type Body = ReturnType<typeof list<never>>

/**
 * A page of text: an introduction, then sections `s1_title` with the paragraphs `s1_body`, and so on, in the order of their numbers.
 * `updated_on` is the date (yyyy-mm-dd) that `updated` shows.
 */
function contentPage<const N extends number>(numbers: readonly N[]) {
  return entry({
    display_name: text(),
    background_img: code(),
    updated_on: code(),
    updated: text(['date']),
    intro: list(),
    ...sections(numbers),
  })
}

function sections<N extends number>(numbers: readonly N[]) {
  const fields = numbers.flatMap((number) => [
    [`s${number}_title`, dynamic(text())],
    [`s${number}_body`, dynamic(list())],
  ])
  return Object.fromEntries(fields) as { [K in `s${N}_title`]: Title } & { [K in `s${N}_body`]: Body }
}

export const legalSlugs = {
  /** The terms of use: display name, background image and body (portal specification §2.2). */
  terms: contentPage([1, 2, 3, 4, 5, 6, 7, 8, 9]),
  /** The privacy notice: our own page, unless `external_url` says that it is elsewhere (P-X60). */
  privacy: entry({ ...contentPage([1, 2, 3, 4, 5, 6, 7, 8]).fields, external_url: optional(code()) }),
  /** The accessibility statement (portal specification §2.7). */
  accessibility: contentPage([1, 2, 3, 4, 5, 6]),
}
