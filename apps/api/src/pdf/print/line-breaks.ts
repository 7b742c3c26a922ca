const BREAK = '\u00ad'
const HARD_SPACE = '\u00a0'
/** Invisible. Next to a space it stops the library from ending a line there, even where the space is alone in its font. */
const JOINT = '\u200b'
/** In a text it says that no line ends here. The library does not know it. */
const JOINER = '\u2060'
/** Longer than any word, in characters: a web address, or a key that was held down. */
const LONGEST_WORD = 32

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff01-\uff60]/u
const unspaced = /\p{Script=Thai}/u
const mustFollow = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ー々～%]/u
const mustLead = /[\p{Ps}\p{Pi}]$/u

const words = new Intl.Segmenter('th', { granularity: 'word' })
const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' })

/**
 * Marks where lines may break. The library breaks lines at spaces only, which Chinese and Thai do not have, and hyphenates a word that
 * is set in two fonts. So all spaces become non-breaking, and lines break only at the marks: soft hyphens, which it removes again.
 */
export function markBreaks(text: string): string {
  return text
    .replaceAll(BREAK, '')
    .replace(/[^\s]+/gu, withBreaks)
    .replaceAll(JOINER, '')
    .replace(/[^\S\n]+/gu, (spaces) => HARD_SPACE.repeat(spaces.length) + JOINT + BREAK)
}

/** Splits a word for the library: a line may break at an empty part, without a hyphen. */
export function partsOf(word: string): string[] {
  return word.split(BREAK).flatMap((part, place) => [...(place > 0 ? [''] : []), ...(part === '' ? [] : [part])])
}

function withBreaks(run: string): string {
  const units = piecesOf(run, words).flatMap((word) => (wide.test(word) ? piecesOf(word, graphemes) : [word]))
  return units
    .map((unit, place) => unit + (mayBreak(unit, units[place + 1]) ? BREAK : ''))
    .join('')
    .split(BREAK)
    .map((word) => (word.length > LONGEST_WORD ? piecesOf(word, graphemes).join(BREAK) : word))
    .join(BREAK)
}

function mayBreak(unit: string, next: string | undefined): boolean {
  if (next === undefined || mustFollow.test(next) || mustLead.test(unit)) return false
  if (unit.endsWith(JOINER) || next.startsWith(JOINER)) return false
  return [unit, next].some((text) => wide.test(text) || unspaced.test(text))
}

function piecesOf(text: string, segmenter: Intl.Segmenter): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
