import { describe, expect, it } from 'vitest'
import {
  acceptedFiles,
  distinctFileName,
  fileProblem,
  fileTypeOf,
  isPicture,
  shownFileType,
  uploadLimits,
} from './sent-file.ts'

const aFile = (parts: Partial<{ name: string; type: string; size: number }> = {}) => ({
  name: 'bill.pdf',
  type: 'application/pdf',
  size: 1000,
  ...parts,
})
const rules = { names: [] as string[], maxBytes: uploadLimits.desktop }

it.each([
  ['csv', 'C-167'],
  ['doc', 'C-168'],
  ['docx', 'C-169'],
  ['gif', 'C-170'],
  ['jpeg', 'C-171'],
  ['jpg', 'C-172'],
  ['pdf', 'C-173'],
  ['png', 'C-174'],
  ['tiff', 'C-175'],
  ['txt', 'C-176'],
  ['xls', 'C-177'],
  ['xlsx', 'C-178'],
])('allows %s, whatever its case, and offers it in the file chooser [%s]', (extension) => {
  for (const name of [`a.${extension}`, `A.B.${extension.toUpperCase()}`]) {
    expect(fileProblem(aFile({ name, type: '' }), rules)).toBeNull()
  }
  expect(acceptedFiles.split(',')).toContain(`.${extension}`)
})

it.each<[string, string, string | null, string]>([
  ['virus.exe', 'application/x-msdownload', 'unsupported-type', '.exe'],
  ['photo.tif', 'image/tiff', 'unsupported-type', '.tif'],
  ['page.html', 'text/html', 'unsupported-type', '.html'],
  ['photo.webp', 'image/webp', 'unsupported-type', '.webp'],
  ['noextension', 'image/png', 'unsupported-type', 'image/png'],
  ['bill.pdf.zip', 'application/zip', 'unsupported-type', '.zip'],
  ['bill.pdf', 'image/png', 'unsupported-type', '.pdf'],
  ['IMG_1.HEIC', 'image/heic', 'heic', '.heic'],
  ['IMG_1.heif', '', 'heic', '.heif'],
  ['photo.jpg', 'image/heic', 'heic', '.jpg'],
  ['rows.csv', 'application/vnd.ms-excel', null, '.csv'],
  ['note.txt', 'text/plain; charset=utf-8', null, '.txt'],
])('finds %s of type %s: %s, and shows its type as %s [C-179, C-X71]', (name, type, problem, shown) => {
  expect(fileProblem(aFile({ name, type }), rules)).toBe(problem)
  expect(shownFileType({ name, type })).toBe(shown)
})

it.each<[string, string[], string | null]>([
  ['bill.pdf', ['other.pdf'], null],
  ['bill.pdf', ['other.pdf', 'bill.pdf'], 'duplicate'],
  ['Bill.PDF', ['bill.pdf'], 'duplicate'],
  ['caf\u0065\u0301.pdf', ['caf\u00e9.pdf'], 'duplicate'],
])('finds %s among %j: %s [C-180]', (name, names, problem) => {
  expect(fileProblem(aFile({ name }), { ...rules, names })).toBe(problem)
})

it.each<[number, number, string | null, string]>([
  [0, 26_214_400, 'empty', 'C-181'],
  [1, 26_214_400, null, 'C-181'],
  [26_214_400, 26_214_400, null, 'C-181'],
  [26_214_401, 26_214_400, 'too-large', 'C-181'],
  [19_000, 19_000, null, 'C-182'],
  [19_001, 19_000, 'too-large', 'C-182'],
])('finds %i bytes under a limit of %i: %s [%s]', (size, maxBytes, problem) => {
  expect(fileProblem(aFile({ size }), { names: [], maxBytes })).toBe(problem)
})

it.each(['4242424242424242.pdf', 'card 4242-4242-4242-4242.jpg', 'bill_4242_4242_4242_4242.png'])(
  'finds the card number in the name %s',
  (name) => expect(fileProblem(aFile({ name, type: '' }), { names: [], maxBytes: 10 })).toBe('card-number'),
)

it('has the limits of the specification [C-181, C-182]', () => {
  expect(uploadLimits).toEqual({ desktop: 26_214_400, mobile: 19_000 })
})

describe('names', () => {
  it.each<[string, boolean, string]>([
    ['image.jpg', true, 'image_1763251200000.jpg'],
    ['IMAGE.JPG', true, 'image_1763251200000.jpg'],
    ['image.jpeg', true, 'image_1763251200000.jpeg'],
    ['image.png', true, 'image_1763251200000.png'],
    ['image.jpg', false, 'image.jpg'],
    ['my image.jpg', true, 'my image.jpg'],
    ['bill.pdf', true, 'bill.pdf'],
  ])('%s from a device that does not name files (%s) becomes %s [C-183, C-X59]', (name, isNameless, becomes) => {
    expect(distinctFileName(name, { isNameless, now: 1_763_251_200_000 })).toBe(becomes)
  })
})

it.each([
  ['a.jpg', true],
  ['a.PNG', true],
  ['a.gif', true],
  ['a.tiff', false],
  ['a.pdf', false],
])('knows whether a browser can make %s smaller: %s [C-X01]', (name, can) => {
  expect(isPicture(name)).toBe(can)
})

it('gives the type that is sent, whatever the browser calls it', () => {
  expect(fileTypeOf('a.jpg', 'image/pjpeg')).toEqual({ extension: 'jpg', contentType: 'image/jpeg' })
})
