/**
 * Makes each file once and keeps the ones used last. Who asks for a file that is being made waits for that one. A file that
 * could not be made is forgotten, so that the next person tries again.
 */
export function keepFiles<File>({ most }: { most: number }) {
  const kept = new Map<string, Promise<File>>()

  return (key: string, make: () => Promise<File>): Promise<File> => {
    const file = kept.get(key) ?? make()
    kept.delete(key)
    kept.set(key, file)
    file.catch(() => {
      if (kept.get(key) === file) kept.delete(key)
    })
    if (kept.size > most) kept.delete(kept.keys().next().value as string)
    return file
  }
}
