import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const LENGTH = 16
/** Digits with at most one separator between two of them. */
const runs = /\d(?:[ +._/-]?\d){15,}/g

/** Numbers found in the files under a folder: with or without separators, with one or two bytes per character. */
export function findNumbers(folder: string, numbers: ReadonlySet<string>): { file: string; number: string }[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

  return files.flatMap((entry) => {
    const file = join(entry.parentPath, entry.name)
    const narrow = readFileSync(file).toString('latin1')
    const wide = narrow.replaceAll('\0', '')
    const found = new Set([...numbersIn(narrow, numbers), ...numbersIn(wide, numbers)])

    return [...found].map((number) => ({ file, number }))
  })
}

function numbersIn(text: string, numbers: ReadonlySet<string>): string[] {
  return Array.from(text.matchAll(runs), ([run]) => run.replace(/\D/g, '')).flatMap((digits) =>
    Array.from({ length: digits.length - LENGTH + 1 }, (_, start) => digits.slice(start, start + LENGTH)).filter(
      (window) => numbers.has(window),
    ),
  )
}
