const CODES = ['PRO', 'CPU', 'EPP']

/** C-200 to C-204, C-X72: a claim of these products is sent with the session of its user, but not in Asia-Pacific. */
export function sendsSession({ product_code, region }: { product_code: string; region: string | undefined }): boolean {
  return CODES.includes(product_code) && region !== 'AP'
}
