const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/

/** Splits a text so that addresses in it (a magic link, say) can be clicked. Only http addresses become links. */
export function splitLinks(text: string): { text: string; isLink: boolean }[] {
  return text
    .split(address)
    .map((part, place) => ({ text: part, isLink: place % 2 === 1 }))
    .filter((part) => part.text !== '')
}
