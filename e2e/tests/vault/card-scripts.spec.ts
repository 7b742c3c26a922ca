import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { origins } from '../../src/origins.ts'

const root = join(import.meta.dirname, '../../..')
const built = join(root, 'apps/portal/dist/card-scripts.json')

/** As `npm run card-scripts -- check` does. */
function check(...args: string[]): Promise<{ code: number; said: string }> {
  const command = [join(root, 'apps/portal/src/commands/card-scripts.ts'), 'check', ...args]
  return new Promise((resolve) =>
    execFile(process.execPath, command, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    ),
  )
}

test('the scripts of card pages are those in the inventory that the build has written', async () => {
  expect(await check(origins.portal, origins.vault)).toEqual({
    code: 0,
    said: expect.stringMatching(/^\d+ scripts are those of the build, and there are no others\n$/),
  })
})

test('a script that differs from the inventory is named, and what is no inventory is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'amparo-inventory-'))
  const file = join(folder, 'inventory.json')
  const { scripts } = JSON.parse(readFileSync(built, 'utf8')) as {
    scripts: { address: string | null; integrity: string }[]
  }
  const changed = scripts.find(({ address }) => address !== null)
  const integrity = `sha384-${'A'.repeat(64)}`
  writeFileSync(
    file,
    JSON.stringify({ scripts: scripts.map((one) => (one === changed ? { ...one, integrity } : one)) }),
  )
  const tampered = await check(origins.portal, origins.vault, '--inventory', file)
  expect(tampered.code).toBe(1)
  expect(tampered.said).toContain(`${changed?.address} was changed`)

  for (const text of ['', '{}', '{"scripts":[]}', 'null']) {
    writeFileSync(file, text)
    const refused = await check(origins.portal, origins.vault, '--inventory', file)
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('is no inventory of scripts')])
  }
  expect((await check('portal', origins.vault)).said).toContain('usage: npm run card-scripts')
  rmSync(folder, { recursive: true })
})
