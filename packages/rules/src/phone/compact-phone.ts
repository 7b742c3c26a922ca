/** P-169: spaces and dashes, of any kind that people and phones write. */
export function compactPhone(text: string): string {
  return text.replace(/[\s\p{Pd}\u2212]/gu, '')
}
