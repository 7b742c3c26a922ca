import { expect, it } from 'vitest'
import { qrModules } from './qr-modules.ts'
import { qrPath } from './qr-path.ts'

it('a QR code has its three finders, and a path that covers exactly its dark squares', () => {
  const link = 'https://portal.example/verify#7K3MP0QX2WVD'
  const rows = qrModules(link)
  const size = rows.length
  for (const [y, x] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const)
    expect(rows[y]?.slice(x, x + 7)).toEqual(Array(7).fill(true))
  const bars = [...qrPath(link).path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) =>
    [x, y, width].map(Number),
  )
  const drawn = new Set(
    bars.flatMap(([x = 0, y = 0, width = 0]) => Array.from({ length: width }, (_, at) => `${x + at - 4} ${y - 4}`)),
  )
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  expect(drawn).toEqual(new Set(dark))
})
