import { createHmac, timingSafeEqual } from 'node:crypto'

export const ALGORITHM = 'AWS4-HMAC-SHA256'

/** The signer and its scope: a signature is valid for one day's key in one region. */
export type Scope = { accessKeyId: string; day: string; region: string }

/** Signature Version 4 of a POST policy, which signs the base64 text itself. */
export function signPolicy({
  policy,
  secret,
  day,
  region,
}: { policy: string; secret: string } & Omit<Scope, 'accessKeyId'>) {
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, policy).toString('hex')
}

export function isSignature(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}

export const credentialOf = ({ accessKeyId, day, region }: Scope) => `${accessKeyId}/${day}/${region}/s3/aws4_request`

/** 2026-03-01T10:00:00.000Z -> 20260301T100000Z */
export const basicDate = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
