const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text inside HTML or XML, in an element or an attribute. */
export function escapedText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] as string)
}
