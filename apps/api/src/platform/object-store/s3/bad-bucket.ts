import { BadSettings } from '@amparo/service/settings/settings'
import type { S3Settings } from './s3-settings.ts'

/** The bucket did not answer. It may be back in a minute. */
export class BucketAway extends BadSettings {}

type Failure = Error & { $metadata?: { httpStatusCode?: number } }

/** Why a bucket cannot be used, in one line for the operator who configured it. */
export function badBucket({ bucket }: S3Settings, error: unknown): BadSettings {
  const { name, $metadata } = error as Failure
  const status = $metadata?.httpStatusCode
  const reason = reasonOf(status, name)
  return reason
    ? new BadSettings(`S3_BUCKET is wrong: ${bucket} ${reason}`)
    : new BucketAway(`S3_BUCKET is wrong: ${bucket} cannot be reached (${status ?? name})`)
}

/** The client's own words may contain the key's id. */
function reasonOf(status: number | undefined, name: string): string | null {
  if (status === 404) return 'does not exist at S3_ENDPOINT or in S3_REGION'
  if (status === 403 || name === 'CredentialsProviderError')
    return 'may not be used: check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or the role of the machine'
  return status === 301 ? 'is in another region than S3_REGION' : null
}
