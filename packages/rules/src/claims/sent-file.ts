/** Claims specification §5 and §9: the largest file, itself allowed [C-181, C-182]. An operator may say otherwise (C-X01). */
export const uploadLimits = { desktop: 26_214_400, mobile: 19_000 } as const

const EXCEL = 'application/vnd.ms-excel'

/** The type of each allowed extension first, then what else browsers call it [C-167..C-178]. */
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

/** A browser that does not know the type says one of these. */
const unsaid = ['', 'application/octet-stream', 'binary/octet-stream']

/** C-X71: phones that are offered these, and nothing else, hand over JPEG. */
export const acceptedFiles = Object.keys(types)
  .map((extension) => `.${extension}`)
  .join(',')

/** Null for what nobody may send, which a picture under a foreign type is too: a HEIC named photo.jpg [C-179, C-X71]. */
export function fileTypeOf(name: string, declaredType: string): { extension: string; contentType: string } | null {
  const extension = extensionOf(name)
  if (!Object.hasOwn(types, extension)) return null
  const known: readonly [string, ...string[]] = types[extension as keyof typeof types]
  const declared = bare(declaredType)
  return known.includes(declared) || unsaid.includes(declared) ? { extension, contentType: known[0] } : null
}

export type EvidenceFileProblem = 'unsupported-type' | 'heic' | 'duplicate' | 'empty' | 'too-large'
type Candidate = { name: string; type: string; size: number }
type Rules = { names: readonly string[]; maxBytes: number }

/** Claims specification §5, "File upload": the first broken rule, or null. */
export function evidenceFileProblem(file: Candidate, { names, maxBytes }: Rules): EvidenceFileProblem | null {
  if (isHeic(file)) return 'heic'
  if (!fileTypeOf(file.name, file.type)) return 'unsupported-type'
  if (names.some((name) => plain(name) === plain(file.name))) return 'duplicate'
  if (file.size === 0) return 'empty'
  return file.size > maxBytes ? 'too-large' : null
}

/** What the message calls the type: the extension, or what the browser says where a name has none. */
export function shownFileType({ name, type }: Pick<Candidate, 'name' | 'type'>): string {
  const extension = /\.([^.\s]{1,12})$/.exec(name)?.[1]
  return extension ? `.${extension.toLowerCase()}` : bare(type)
}

/**
 * C-183, C-X59: phones call every photo image.jpg, and clipboards every picture image.png. With the time in it a second one is no
 * duplicate.
 */
export function evidenceName(name: string, { isNameless, now }: { isNameless: boolean; now: number }): string {
  const extension = /^image\.(jpe?g|png)$/i.exec(name)?.[1]
  return isNameless && extension ? `image_${now}.${extension.toLowerCase()}` : name
}

/** Of what can be made smaller in a browser. */
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

/** Devices disagree about how an é is written and whether A is a. */
function plain(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
