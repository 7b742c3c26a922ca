/** Saves the file at a path under a name (C-157). False if it could not be fetched. */
export async function downloadFile(path: string, name: string): Promise<boolean> {
  const content = await fetch(path)
    .then((response) => (response.ok ? response.blob() : null))
    .catch(() => null)
  if (!content) return false
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = withExtension(name, path)
  link.click()
  // Browsers start saving after this task, and need the address until then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
  return true
}

function withExtension(name: string, path: string): string {
  const extension = /\.\w+$/.exec(path)?.[0] ?? ''
  return name.toLowerCase().endsWith(extension.toLowerCase()) ? name : name + extension
}
