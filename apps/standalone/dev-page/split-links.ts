const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/

/** A text in parts, so that addresses in it (a magic link, say) can be followed. Nothing but http becomes a link. */
export function splitLinks(text: string): { text: string; isLink: boolean }[] {
  return text
    .split(address)
    .map((part, place) => ({ text: part, isLink: place % 2 === 1 }))
    .filter((part) => part.text !== '')
}
