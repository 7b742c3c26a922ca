/** Claims specification §5: the largest file, itself allowed [C-181]. */
export const MOST_BYTES = 26_214_400

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

type FileType = { extension: string; contentType: string }

/** Null for what nobody may send, which a picture under a foreign type is too: a HEIC named photo.jpg [C-179, C-X71]. */
export function fileTypeOf(name: string, declaredType: string): FileType | null {
  const extension = /\.([A-Za-z]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!Object.hasOwn(types, extension)) return null
  const known: readonly [string, ...string[]] = types[extension as keyof typeof types]
  const declared = (declaredType.split(';', 1)[0] ?? '').trim().toLowerCase()
  return known.includes(declared) || unsaid.includes(declared) ? { extension, contentType: known[0] } : null
}
