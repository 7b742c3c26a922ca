import * as z from 'zod/mini'

type Path = z.core.$ZodIssue['path']

/**
 * Checks an answer like `safeParse`, but leaves out list items that do not match the schema, so that one bad item does not cost the
 * whole list. In lists within lists, only the innermost item is left out. `bad` has the path of the first problem of each such item.
 * Null if something outside of lists is wrong. Changes `content`.
 */
export function parseGoodItems(schema: z.ZodMiniType, content: unknown): { data: unknown; bad: Path[] } | null {
  const bad: Path[] = []
  // Each round removes at least one item. Removing one may leave a list too short, which is found in the next round.
  for (;;) {
    const checked = z.safeParse(schema, content)
    if (checked.success) return { data: checked.data, bad }
    const items = new Map<unknown[], Map<number, Path>>()
    for (const { path } of checked.error.issues) {
      const item = innermostItem(content, path)
      if (!item) return null
      const found = items.get(item.list) ?? new Map<number, Path>()
      if (!found.has(item.index)) found.set(item.index, path)
      items.set(item.list, found)
    }
    for (const [list, found] of items) {
      list.splice(0, list.length, ...list.filter((_, index) => !found.has(index)))
      bad.push(...found.values())
    }
  }
}

function innermostItem(content: unknown, path: Path) {
  let place = content
  let item: { list: unknown[]; index: number } | undefined
  for (const key of path) {
    if (Array.isArray(place)) item = { list: place, index: Number(key) }
    place = (place as Record<PropertyKey, unknown> | null | undefined)?.[key]
  }
  return item
}
