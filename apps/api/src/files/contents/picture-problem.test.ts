import { describe, expect, it } from 'vitest'
import { gif, jpeg, png, tiff } from '../../testing/sample-pictures.ts'
import { MOST_PIXELS, pictureProblem } from './picture-problem.ts'

const WIDE = MOST_PIXELS / 10_000

describe('a picture', () => {
  it.each<[string, string, Buffer]>([
    ['PNG of the largest size', 'image/png', png(WIDE, 10_000)],
    ['JPEG of a camera', 'image/jpeg', jpeg(4000, 3000)],
    [
      'GIF that moves',
      'image/gif',
      gif(100, 100, [
        [100, 100],
        [50, 50],
      ]),
    ],
    ['TIFF of 30 scanned pages', 'image/tiff', tiff(Array.from({ length: 30 }, () => [2480, 3508]))],
    ['text, which is not a picture', 'text/plain', Buffer.from('x')],
  ])('is accepted as %s', (_, type, bytes) => expect(pictureProblem(bytes, type)).toBeNull())

  it.each<[string, string, Buffer]>([
    ['a PNG of one row more', 'image/png', png(WIDE, 10_001)],
    ['a JPEG', 'image/jpeg', jpeg(60_000, 60_000)],
    ['a GIF', 'image/gif', gif(65_535, 65_535)],
    ['a GIF whose image is larger than its screen', 'image/gif', gif(1, 1, [[65_535, 65_535]])],
    [
      'a GIF of 200,000 frames',
      'image/gif',
      gif(
        100,
        100,
        Array.from({ length: 200_000 }, () => [100, 100]),
      ),
    ],
    [
      'the second page of a TIFF',
      'image/tiff',
      tiff([
        [1, 1],
        [100_000, 100_000],
      ]),
    ],
    ['all pages of a TIFF together', 'image/tiff', tiff(Array.from({ length: 6 }, () => [WIDE, 10_000]))],
  ])('is too large as %s', (_, type, bytes) => expect(pictureProblem(bytes, type)).toBe('too_large'))

  it.each<[string, string, Buffer]>([
    ['a PNG without a size', 'image/png', png(0, 1)],
    ['half a PNG', 'image/png', png(1, 1).subarray(0, 18)],
    ['half a JPEG', 'image/jpeg', jpeg(1, 1).subarray(0, 12)],
    ['a JPEG that begins with its scan', 'image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 0, 0])],
    ['a GIF without an image', 'image/gif', gif(9, 9, [])],
    ['half a GIF', 'image/gif', gif(9, 9).subarray(0, 30)],
    ['a TIFF whose pages lead in a circle', 'image/tiff', tiff([[1, 1]], { endless: true })],
    ['a TIFF without a page', 'image/tiff', Buffer.from('MM\0\x2a\0\0\0\0', 'latin1')],
  ])('is unreadable as %s', (_, type, bytes) => expect(pictureProblem(bytes, type)).toBe('unreadable'))
})
