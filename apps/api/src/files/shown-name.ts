// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unseen = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/** The name as people may see it: no path, and no signs that turn `fdp.exe` around. */
export function shownName(name: string): string {
  return name.replace(unseen, '').split(/[\\/]/).at(-1)?.trim() ?? ''
}
