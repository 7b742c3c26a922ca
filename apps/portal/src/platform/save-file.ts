/** Saves a file on the device under a name. */
export function saveFile(content: Blob, name: string) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Browsers start saving after this task, and need the address until then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
