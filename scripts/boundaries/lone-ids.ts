const ID = '[PCM]-X?\\d{2,3}'
const ONLY_IDS = new RegExp(`^${ID}(?:(?:[\\s,;:.&]|\\.\\.|to|and|–)*${ID})*[.\\s]*$`)
const COMMENT = /\/\*[\s\S]*?\*\/|^[ \t]*\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*|(?<=[\s;,{])\/\/[^\n]*$/gm

/** Comments that consist of requirement ids and nothing else: a reader would have to look the meaning up. */
export function loneIdProblems(source: string): { line: number; problem: string }[] {
  return [...source.matchAll(COMMENT)].flatMap((match) => {
    const text = match[0].replaceAll(/^\s*(?:\/\*+|\*(?!\/)|\/\/)|\*\/\s*$/gm, ' ').trim()
    if (!ONLY_IDS.test(text)) return []
    const line =
      source.slice(0, match.index).split('\n').length + (/^\s*/.exec(match[0])?.[0].split('\n').length ?? 1) - 1

    return [{ line, problem: `the comment "${text}" names a requirement without saying what it means` }]
  })
}
