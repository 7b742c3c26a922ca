const savers = new Set<() => void>()

/** P-395: what is to be saved when the session ends because nobody is there any more. */
export function onTimeout(save: () => void): () => void {
  savers.add(save)
  return () => savers.delete(save)
}

export function saveAtTimeout() {
  for (const save of savers) save()
}
