/**
 * Matches a content text as a page shows it: without Markdown, and with any value for a placeholder. The period after a placeholder is optional,
 * because a value may end with one itself. Two lines are two elements, which have no space between them.
 */
export function shownText(text: string): RegExp {
  const plain = text.replaceAll('**', '').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
  const pieces = plain.split(/\{\w+\}/).map((piece) =>
    piece
      .trim()
      .replace(/[\^$.*+?()[\]{}|]/g, '\\$&')
      .replaceAll('\n', '\\s*'),
  )

  return new RegExp(`^\\s*${pieces.join('\\s*[^{}]+\\s*').replaceAll('+\\s*\\.', '+\\s*\\.?')}\\s*$`, 'u')
}
