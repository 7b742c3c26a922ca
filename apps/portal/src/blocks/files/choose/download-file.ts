import { saveFile } from '../../../platform/save-file.ts'

/** Saves the file at a path under a name (C-157). False if it could not be fetched. */
export async function downloadFile(path: string, name: string): Promise<boolean> {
  const content = await fetch(path)
    .then((response) => (response.ok ? response.blob() : null))
    .catch(() => null)
  if (!content) return false
  saveFile(content, withExtension(name, path))
  return true
}

function withExtension(name: string, path: string): string {
  const extension = /\.\w+$/.exec(path)?.[0] ?? ''
  return name.toLowerCase().endsWith(extension.toLowerCase()) ? name : name + extension
}
