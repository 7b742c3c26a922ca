import { S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from './s3-settings.ts'

const CONNECT_MS = 3_000
const REQUEST_MS = 20_000
/** All requests can be repeated: each says what is to be, not what is to change. */
const TRIES = 3

/** A client of the server in the settings, at one of its addresses. */
export function s3ClientAt(
  endpoint: string | undefined,
  { region, credentials, forcePathStyle }: S3Settings,
  { requestMs = REQUEST_MS }: { requestMs?: number } = {},
): S3Client {
  return new S3Client({
    region,
    forcePathStyle,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: requestMs,
      // Otherwise it only warns, and waits on.
      throwOnRequestTimeout: true,
      socketTimeout: requestMs,
    },
    // Servers of others know only the checksums that the protocol requires.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}
