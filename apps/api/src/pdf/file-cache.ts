/**
 * Makes each file once and keeps the most recently used ones. Calls for a file that is being made wait for it. One that could not be
 * made is dropped, so that the next call tries again.
 */
export function createFileCache<File>({ most }: { most: number }) {
  const files = new Map<string, Promise<File>>()

  return (key: string, make: () => Promise<File>): Promise<File> => {
    const file = files.get(key) ?? make()
    files.delete(key)
    files.set(key, file)
    file.catch(() => {
      if (files.get(key) === file) files.delete(key)
    })
    if (files.size > most) files.delete(files.keys().next().value as string)
    return file
  }
}
