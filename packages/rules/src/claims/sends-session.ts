const CODES = ['PRO', 'CPU', 'EPP']

/** A claim for one of these products is sent together with the session, except in Asia-Pacific (C-200 to C-204, C-X72). */
export function sendsSession({ product_code, region }: { product_code: string; region: string | undefined }): boolean {
  return CODES.includes(product_code) && region !== 'AP'
}
