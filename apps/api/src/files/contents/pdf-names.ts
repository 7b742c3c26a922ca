/** Finds one of these names in a PDF, which may write any character as a code: `/J#53` is `/JS`. */
export function anyName(...names: string[]): RegExp {
  return new RegExp(`/(?:${names.map(inAllSpellings).join('|')})(?=[^A-Za-z0-9])`)
}

/** Searching 24 MB of codes takes 11 ms. Replacing the codes first took 3.6 s. */
function inAllSpellings(name: string): string {
  return [...name].map((character) => `(?:${character}|${code(character)})`).join('')
}

function code(character: string): string {
  const hex = character.charCodeAt(0).toString(16)
  return `#${hex.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)}`
}

const space = String.raw`[\0\s]*`

const reference = String.raw`\d+[\0\s]+\d+[\0\s]+R`
const names = anyName('JavaScript', 'Rendition', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia')
/** The name alone is so short that one of two hundred large pictures contains it by chance. */
const form = String.raw`${anyName('XFA').source}${space}(?:\[|${reference})`

/**
 * Names that make a viewer run a script, start a program, play media or open another file. Only three kinds of actions have a script: the first two, and
 * those in forms of XFA.
 */
export const active = new RegExp(`${names.source}|${form}`)
/** Such an action, as no text writes it. */
export const action = new RegExp(`${anyName('S').source}${space}${anyName('JavaScript', 'Rendition', 'Launch').source}`)
/** A script with the beginning of its text, or where that is. The name alone is so short that a picture contains it by chance. */
export const script = new RegExp(
  String.raw`${anyName('JS').source}${space}(?:[(<%](?:[\t-~]{2}|\xfe\xff|\xff\xfe|\xef\xbb)|${reference})`,
)
/** How a drawing begins: numbers and an operator. After the numbers of objects comes the first of them. */
export const drawing = /^[\0\s]*(?:[+-]?[\d.]+[\0\s]+)*[A-Za-z'"]/
/** Pictures, fonts and tables of places, which draw no text. */
export const noDrawing = anyName('Image', 'Length1', 'Type1C', 'CIDFontType0C', 'OpenType', 'XRef')
export const objectStream = anyName('ObjStm')
/** Where the objects of a stream begin. Lists of chapters have it too. */
export const firstObject = anyName('First')
/** Packed as differences, or somewhere else is said how. */
export const predicted = new RegExp(
  String.raw`${anyName('Predictor').source}(?!${space}1(?!\d))|${anyName('DecodeParms', 'DP').source}[\0\s[]*\d`,
)
