import { code, dynamic, entry, list, text } from '../schema.ts'

type Title = ReturnType<typeof text<never>>
type Body = ReturnType<typeof list<never>>

/**
 * A page to read: an introduction, then sections `s1_title` with the paragraphs `s1_body`, and so on. The page shows as many
 * sections as there are, in the order of their numbers. `updated_on` is the day (yyyy-mm-dd) that `updated` shows.
 */
export function contentPage<const N extends number>(numbers: readonly N[]) {
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
