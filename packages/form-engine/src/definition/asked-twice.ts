import type { NeededWhen } from '@amparo/contract/claim-forms'

/** A page as it is sent or as it is in the catalogue. */
type Page = {
  page_key: string
  when?: NeededWhen | undefined
  question_groups: readonly { group_id: string; questions: readonly { question_key: string }[] }[]
}

/** Questions, as `page.group.question`, whose key an earlier one has that the same claim may ask. */
export function askedTwice(pages: readonly Page[]): string[] {
  const seen = new Map<string, Page[]>()
  return pages.flatMap((page) =>
    page.question_groups.flatMap(({ group_id, questions }) =>
      questions.flatMap(({ question_key }) => {
        const before = seen.get(question_key) ?? []
        seen.set(question_key, [...before, page])
        return before.every((one) => excludeEachOther(one, page))
          ? []
          : [`${page.page_key}.${group_id}.${question_key}`]
      }),
    ),
  )
}

/** Whether no claim has both pages, because one needs an answer without which the other is asked. Such pages may have the same question. */
function excludeEachOther({ when: one }: Page, { when: other }: Page): boolean {
  if (!one || !other || one.page_key !== other.page_key || one.question_key !== other.question_key) return false
  return leavesOut(one, other) || leavesOut(other, one)
}

function leavesOut({ is }: NeededWhen, { is_not }: NeededWhen): boolean {
  return is?.every((value) => is_not?.includes(value)) ?? false
}
