import { expect, it } from 'vitest'
import { fitPicture } from './fit-picture.ts'

type Packed = { width: number; height: number; quality: number; size: number }

/** A picture whose size grows with its dimensions and quality, and is never zero. */
function camera(density = 0.25) {
  const tried: Packed[] = []
  const encode = async ({ width, height }: { width: number; height: number }, quality: number) => {
    const packed = { width, height, quality, size: Math.round(600 + width * height * density * quality ** 2) }
    tried.push(packed)
    return packed
  }
  return { encode, tried }
}

it.each([19_000, 100_000, 1_000_000, 26_214_400])(
  'makes a photo of 12 megapixels fit %i bytes [C-X01]',
  async (maxBytes) => {
    const { encode, tried } = camera()
    const packed = (await fitPicture({ size: { width: 4032, height: 3024 }, maxBytes, encode })) as Packed
    expect(packed.size).toBeLessThanOrEqual(maxBytes)
    expect(packed.width / packed.height).toBeCloseTo(4032 / 3024, 1)
    expect(packed.quality).toBeGreaterThanOrEqual(0.4)
    expect(tried.length).toBeLessThanOrEqual(10)
  },
)

it('uses most of the allowed size', async () => {
  const { encode } = camera()
  const packed = await fitPicture({ size: { width: 4032, height: 3024 }, maxBytes: 19_000, encode })
  expect(packed?.size).toBeGreaterThan(19_000 / 2)
})

it('keeps a small picture at its own size', async () => {
  const { encode } = camera()
  const packed = await fitPicture({ size: { width: 300, height: 200 }, maxBytes: 26_214_400, encode })
  expect(packed).toMatchObject({ width: 300, height: 200, quality: 0.9 })
})

it('never enlarges a picture', async () => {
  const { encode, tried } = camera()
  await fitPicture({ size: { width: 700, height: 900 }, maxBytes: 19_000, encode })
  for (const { width, height } of tried) expect(Math.max(width, height)).toBeLessThanOrEqual(900)
})

it('gives up if nothing fits', async () => {
  const { encode } = camera()
  expect(await fitPicture({ size: { width: 4032, height: 3024 }, maxBytes: 500, encode })).toBeNull()
})

it('keeps at least one pixel of the short side', async () => {
  const { encode, tried } = camera()
  await fitPicture({ size: { width: 9000, height: 3 }, maxBytes: 700, encode })
  for (const { height } of tried) expect(height).toBeGreaterThanOrEqual(1)
})
