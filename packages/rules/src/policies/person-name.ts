const MOST_NAME = 80
/** Letters with accents, spaces, apostrophes, periods and hyphens (M-X12); phones type the curly apostrophe. */
const shape = /^[\p{L}\p{M}'’ .-]+$/u

export function isPersonName(text: string): boolean {
  const name = text.trim()
  return name.length <= MOST_NAME && shape.test(name) && /\p{L}/u.test(name)
}
