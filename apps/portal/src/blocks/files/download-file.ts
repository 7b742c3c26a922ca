/** C-157: the file behind a path, saved under a name. False where it could not be had. */
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
  // Browsers begin to save after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
  return true
}

function withExtension(name: string, path: string): string {
  const extension = /\.\w+$/.exec(path)?.[0] ?? ''
  return name.toLowerCase().endsWith(extension.toLowerCase()) ? name : name + extension
}
