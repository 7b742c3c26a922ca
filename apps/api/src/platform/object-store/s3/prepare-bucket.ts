import { CreateBucketCommand, HeadBucketCommand, PutBucketCorsCommand, type S3Client } from '@aws-sdk/client-s3'
import { badBucket } from './bad-bucket.ts'
import { s3ClientAt } from './s3-client.ts'
import type { S3Settings } from './s3-settings.ts'

/** The region that S3 has when none is named. */
const UNNAMED_REGION = 'us-east-1'
/** For how long a browser remembers that it may send files. */
const REMEMBERED_SECONDS = 3_600

/**
 * Makes the bucket if it is not there, and lets pages of the portal send files to it and read the answer. May be repeated. The rule replaces
 * others, as the bucket is for uploads only.
 */
export async function prepareBucket(s3: S3Settings, { origins }: { origins: readonly string[] }) {
  const client = s3ClientAt(s3.endpoint, s3)
  try {
    const isNew = await makeIfMissing(client, s3)
    const rule = {
      AllowedOrigins: [...origins],
      AllowedMethods: ['POST'],
      AllowedHeaders: ['*'],
      MaxAgeSeconds: REMEMBERED_SECONDS,
    }
    await client.send(new PutBucketCorsCommand({ Bucket: s3.bucket, CORSConfiguration: { CORSRules: [rule] } }))
    return { isNew }
  } catch (error) {
    throw badBucket(s3, error)
  } finally {
    client.destroy()
  }
}

async function makeIfMissing(client: S3Client, { bucket: Bucket, region }: S3Settings): Promise<boolean> {
  try {
    await client.send(new HeadBucketCommand({ Bucket }))
    return false
  } catch (error) {
    if ((error as Error).name !== 'NotFound') throw error
  }
  const place = region === UNNAMED_REGION ? {} : { CreateBucketConfiguration: { LocationConstraint: region as 'EU' } }
  await client.send(new CreateBucketCommand({ Bucket, ...place }))
  return true
}
