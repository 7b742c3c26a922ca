import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { keptInFolder } from './kept-in-folder.ts'
import { describeKeptTexts } from './testing/kept-texts-contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'amparo-texts-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('texts that are kept in a folder', () => {
  describeKeptTexts(() => keptInFolder(join(folder, 'texts')))

  it('are not mixed up with other files, and leave nothing unfinished behind', async () => {
    const kept = keptInFolder(join(folder, 'others'))
    await kept.keep('https://cms.test', { language: 'en_US', slug: 'shell', text: '{}' })
    const [place = ''] = readdirSync(join(folder, 'others'))
    writeFileSync(join(folder, 'others', place, 'en_US.shell.json.1.part'), '{"half":')
    writeFileSync(join(folder, 'others', place, 'notes.txt'), 'not ours')
    expect(await kept.read('https://cms.test')).toEqual([{ language: 'en_US', slug: 'shell', text: '{}' }])
  })

  it('fail if the folder cannot be written', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const kept = keptInFolder(file)
    await expect(kept.keep('https://cms.test', { language: 'en_US', slug: 'shell', text: '{}' })).rejects.toThrow()
    await expect(kept.read('https://cms.test')).rejects.toThrow()
  })
})
