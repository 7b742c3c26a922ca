import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { expect, it } from 'vitest'
import { narrowFonts } from './narrow-fonts.ts'

const file = import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
const font = readFileSync(fileURLToPath(file))
const NAME = 'assets/inter-latin-wght-normal-AbCdEf12.woff2'

async function built() {
  const bundle: Record<string, { type: string; fileName: string; source: string | Uint8Array }> = {
    [NAME]: { type: 'asset', fileName: NAME, source: font },
    'assets/a.css': { type: 'asset', fileName: 'assets/a.css', source: `src: url(/${NAME}) format("woff2")` },
    'assets/slice-AbCdEf12.woff2': { type: 'asset', fileName: 'assets/slice-AbCdEf12.woff2', source: 'as it is' },
  }
  const emitFile = (one: { type: string; fileName: string; source: Buffer }) => {
    bundle[one.fileName] = one
  }
  await (narrowFonts().generateBundle as (this: object, options: object, bundle: object) => Promise<void>).call(
    { emitFile },
    {},
    bundle,
  )
  const [name = ''] = Object.keys(bundle).filter((key) => key.includes('inter-latin'))
  return { bundle, name, source: Buffer.from(bundle[name]?.source ?? '') }
}

it('removes weights that no style uses, and renames the font in the style sheets', async () => {
  const { bundle, name, source } = await built()
  expect(name).toMatch(/^assets\/inter-latin-wght-normal-[\w-]{8}\.woff2$/)
  expect(name).not.toBe(NAME)
  expect(bundle['assets/a.css']?.source).toBe(`src: url(/${name}) format("woff2")`)
  expect(bundle['assets/slice-AbCdEf12.woff2']?.source).toBe('as it is')
  expect(source.length).toBeLessThan(font.length * 0.75)
  expect(await weightsOf(source)).toEqual([400, 700])
  expect((await built()).name).toBe(name)
})

/** The minimum and maximum weight from the font's fvar table, as 16.16 fixed-point numbers. */
async function weightsOf(woff2: Buffer): Promise<number[]> {
  const plain = await subsetFont(woff2, 'a', { targetFormat: 'truetype' })
  const tables = Array.from({ length: plain.readUInt16BE(4) }, (_, place) => 12 + place * 16)
  const entry = tables.find((at) => plain.toString('latin1', at, at + 4) === 'fvar') ?? 0
  const table = plain.readUInt32BE(entry + 8)
  const axis = table + plain.readUInt16BE(table + 4)
  return [axis + 4, axis + 12].map((at) => plain.readInt32BE(at) / 65_536)
}
