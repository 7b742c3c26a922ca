/** The first letter of the first and of the last name, all that a verified letter shows of a person: `A. M.` */
export function initialsOf(firstName: string, lastName: string): string {
  return [firstName, lastName].map(firstLetter).filter(Boolean).join(' ')
}

function firstLetter(name: string): string {
  const segments = new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(name.normalize('NFC'))
  for (const { segment } of segments) if (/\p{L}/u.test(segment)) return `${segment.toUpperCase()}.`
  return ''
}
