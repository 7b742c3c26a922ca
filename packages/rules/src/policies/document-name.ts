/** Characters that file systems refuse, and control characters. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu
const MOST_CHARACTERS = 150

/** The file name of a downloaded policy document: `{title}-{policy number}.pdf` (M-310, M-X35). */
export function documentName(title: string, policyNumber: string | null): string {
  const tidy = title.replace(unsafe, ' ').replace(/\s+/g, ' ').trim()
  const parts = [tidy.slice(0, MOST_CHARACTERS).trimEnd(), policyNumber?.replace(unsafe, ' ').trim()]
  return `${parts.filter(Boolean).join('-') || 'document'}.pdf`
}
