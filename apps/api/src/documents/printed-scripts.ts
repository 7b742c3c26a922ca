import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

export type PrintedScript = { family: string; letters: RegExp; file(weight: number): string }

/** Each beside Inter, which has Latin. A package that is not installed leaves its script out: nothing is printed with gaps. */
export const printedScripts: readonly PrintedScript[] = [
  // One that draws a letter and its dots as one: of those that do not, the library loses letters.
  { family: 'IBM Plex Sans Arabic', letters: /\p{Script=Arabic}/u, ...files('ibm-plex-sans-arabic', 'arabic') },
  { family: 'Noto Sans Thai', letters: /\p{Script=Thai}/u, ...files('noto-sans-thai', 'thai') },
].filter(({ file }) => isInstalled(file(400)))

/** Whether every letter has a font. A sign that is no letter may lack one: it is printed as a question mark. */
export function isPrintable(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.every((letter) => /\p{Script=Latin}/u.test(letter) || isCommon(letter) || hasScript(letter))
}

function hasScript(letter: string): boolean {
  return printedScripts.some(({ letters }) => letters.test(letter))
}

/** ª and º, which belong to no script. */
function isCommon(letter: string): boolean {
  return /\p{Script=Common}/u.test(letter)
}

function files(name: string, subset: string) {
  return { file: (weight: number) => `@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff` }
}

function isInstalled(file: string): boolean {
  try {
    return resolve(file) !== ''
  } catch {
    return false
  }
}
