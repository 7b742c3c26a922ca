import { correction, generate } from 'lean-qr'

/** The squares of a QR code, row by row; true is dark. Paper is folded and stained, so a quarter of it may be lost. */
export function qrModules(text: string): boolean[][] {
  const code = generate(text, { minCorrectionLevel: correction.Q })
  const places = Array.from({ length: code.size }, (_, place) => place)
  return places.map((y) => places.map((x) => code.get(x, y)))
}
