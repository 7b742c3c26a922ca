import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

// biome-ignore lint/suspicious/noExplicitAny: the tests break the files in ways that have no type
export type Json = any
type Broken = [what: string, file: string, change: (content: Json) => void, problem: string]

export let folder: string

/** Copies parts of the built-in data into a new folder before each test of a file, so that tests can break them. */
export function copyData(...parts: string[]) {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
    for (const part of parts)
      cpSync(fileURLToPath(new URL(`../../data/${part}`, import.meta.url)), join(folder, part), { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true }))
}

export function edit(file: string, change: (content: Json) => void) {
  const content = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  change(content)
  writeFileSync(join(folder, file), JSON.stringify(content))
}

/** One test for each way to break a file. */
export function testRefusals(load: () => unknown, place: () => string, table: Broken[]) {
  it.each<Broken>(table)('refuses %s and says where', (_, file, change, problem) => {
    edit(file, change)
    // Loaded once for both, because that takes most of the test's time.
    let message = ''
    try {
      load()
    } catch (error) {
      message = (error as Error).message
    }
    expect(message).toContain(problem)
    expect(message).toContain(place())
  })
}
