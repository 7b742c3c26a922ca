/** Titles of the questions that are asked for again, by claim and page, until the page is answered. */
const askedAnew = new Map<string, readonly string[]>()
const placeOf = (localId: string, pageKey: string) => `${localId} ${pageKey}`

export function rememberAskedAnew(localId: string, pageKey: string, titles: readonly string[]) {
  askedAnew.set(placeOf(localId, pageKey), titles)
}

export function titlesAskedAnew(localId: string, pageKey: string): readonly string[] {
  return askedAnew.get(placeOf(localId, pageKey)) ?? []
}

export function forgetAskedAnew(localId: string, pageKey: string) {
  askedAnew.delete(placeOf(localId, pageKey))
}
