/**
 * A text of content as a page says it: marks are gone, and for a placeholder there is something. A full stop after it is
 * left out where the value ends with one.
 */
export function spoken(text: string): RegExp {
  const plain = text.replaceAll('**', '').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
  const pieces = plain.split(/\{\w+\}/).map((piece) => piece.trim().replace(/[\^$.*+?()[\]{}|]/g, '\\$&'))

  return new RegExp(`^\\s*${pieces.join('\\s*[^{}]+\\s*').replaceAll('+\\s*\\.', '+\\s*\\.?')}\\s*$`, 'u')
}
