import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { storedInFolder } from './stored-in-folder.ts'
import { describeStoredTexts } from './testing/stored-texts-contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'amparo-texts-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('texts that are stored in a folder', () => {
  describeStoredTexts(() => storedInFolder(join(folder, 'texts')))

  it('are not mixed up with other files, and leave nothing unfinished behind', async () => {
    const stored = storedInFolder(join(folder, 'others'))
    await stored.store('https://cms.test', { language: 'en_US', slug: 'shell', text: '{}' })
    const [place = ''] = readdirSync(join(folder, 'others'))
    writeFileSync(join(folder, 'others', place, 'en_US.shell.json.1.part'), '{"half":')
    writeFileSync(join(folder, 'others', place, 'notes.txt'), 'not ours')
    expect(await stored.read('https://cms.test')).toEqual([{ language: 'en_US', slug: 'shell', text: '{}' }])
  })

  it('fail if the folder cannot be written', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const stored = storedInFolder(file)
    await expect(stored.store('https://cms.test', { language: 'en_US', slug: 'shell', text: '{}' })).rejects.toThrow()
    await expect(stored.read('https://cms.test')).rejects.toThrow()
  })
})
