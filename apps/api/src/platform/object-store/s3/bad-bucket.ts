import { BadSettings } from '@amparo/service/settings/settings'
import type { S3Settings } from './s3-settings.ts'

/** Why a bucket cannot be used, in one line for the operator who configured it. */
export function badBucket({ bucket }: S3Settings, error: unknown): BadSettings {
  return new BadSettings(`S3_BUCKET is wrong: ${bucket} ${reasonOf(error as Failure)}`)
}

type Failure = Error & { $metadata?: { httpStatusCode?: number } }

/** The client's own words may contain the key's id. */
function reasonOf({ name, $metadata }: Failure): string {
  const status = $metadata?.httpStatusCode
  if (status === 404) return 'does not exist at S3_ENDPOINT or in S3_REGION'
  if (status === 403 || name === 'CredentialsProviderError')
    return 'may not be used: check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or the role of the machine'
  if (status === 301) return 'is in another region than S3_REGION'
  return `cannot be reached (${status ?? name})`
}
