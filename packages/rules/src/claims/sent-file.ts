import { hasCardNumber } from '../card/has-card-number.ts'

/** The size of the largest allowed file in bytes (C-181, C-182). Operators may configure other limits (C-X01). */
export const uploadLimits = { desktop: 26_214_400, mobile: 19_000 } as const

/** Bytes that may be sent within a day. */
export type UploadQuotas = { sender: number; address: number }
/** Twenty of the largest files for one card, policy or claim, and about forty for everybody behind one address. */
export const uploadQuotas: UploadQuotas = { sender: 524_288_000, address: 1_000_000_000 }

const EXCEL = 'application/vnd.ms-excel'

/** The allowed extensions (C-167 to C-178): the type we use first, then others that browsers report. */
const types = {
  csv: ['text/csv', 'text/plain', 'text/comma-separated-values', 'text/x-csv', 'application/csv', EXCEL],
  doc: ['application/msword'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  gif: ['image/gif'],
  jpeg: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  jpg: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  pdf: ['application/pdf', 'application/x-pdf'],
  png: ['image/png', 'image/x-png'],
  tiff: ['image/tiff', 'image/tif'],
  txt: ['text/plain'],
  xls: [EXCEL, 'application/msexcel', 'application/x-msexcel'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
} as const satisfies Record<string, readonly [string, ...string[]]>

/** What browsers report for types that they do not know. */
const unknownTypes = ['', 'application/octet-stream', 'binary/octet-stream']

/** For the file chooser. Because HEIC is not in this list, phones convert their photos to JPEG (C-X71). */
export const acceptedFiles = Object.keys(types)
  .map((extension) => `.${extension}`)
  .join(',')

/** Null if the file may not be sent (C-179). That includes a picture with the wrong extension, such as a HEIC named photo.jpg (C-X71). */
export function fileTypeOf(name: string, declaredType: string): { extension: string; contentType: string } | null {
  const extension = extensionOf(name)
  if (!Object.hasOwn(types, extension)) return null
  const known: readonly [string, ...string[]] = types[extension as keyof typeof types]
  const declared = bare(declaredType)
  return known.includes(declared) || unknownTypes.includes(declared) ? { extension, contentType: known[0] } : null
}

export type FileProblem = 'unsupported-type' | 'heic' | 'duplicate' | 'empty' | 'too-large' | 'card-number'
type Candidate = { name: string; type: string; size: number }
type Rules = { names: readonly string[]; maxBytes: number }

/** The first rule of "File upload" that fails (claims specification §5), or null. */
export function fileProblem(file: Candidate, { names, maxBytes }: Rules): FileProblem | null {
  if (isHeic(file)) return 'heic'
  if (!fileTypeOf(file.name, file.type)) return 'unsupported-type'
  if (hasCardNumber(file.name)) return 'card-number'
  if (names.some((name) => plain(name) === plain(file.name))) return 'duplicate'
  if (file.size === 0) return 'empty'
  return file.size > maxBytes ? 'too-large' : null
}

/** The type to name in an error message: the extension, or what the browser reports if the name has none. */
export function shownFileType({ name, type }: Pick<Candidate, 'name' | 'type'>): string {
  const extension = /\.([^.\s]{1,12})$/.exec(name)?.[1]
  return extension ? `.${extension.toLowerCase()}` : bare(type)
}

/**
 * Phones call every photo image.jpg and clipboards call every picture image.png. The time in the name keeps a second one from being a
 * duplicate (C-183, C-X59).
 */
export function distinctFileName(name: string, { isNameless, now }: { isNameless: boolean; now: number }): string {
  const extension = /^image\.(jpe?g|png)$/i.exec(name)?.[1]
  return isNameless && extension ? `image_${now}.${extension.toLowerCase()}` : name
}

/** Whether a browser can make the file smaller. */
export function isPicture(name: string): boolean {
  return ['gif', 'jpeg', 'jpg', 'png'].includes(extensionOf(name))
}

function isHeic({ name, type }: Pick<Candidate, 'name' | 'type'>): boolean {
  return /^hei[cf]$/.test(extensionOf(name)) || /^image\/hei[cf]/.test(bare(type))
}

function extensionOf(name: string): string {
  return /\.([A-Za-z]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

function bare(type: string): string {
  return (type.split(';', 1)[0] ?? '').trim().toLowerCase()
}

/** Devices differ in how they encode an é and in whether case matters. */
function plain(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
