import type { Clock } from '../../clock.ts'
import { assertKey, isKey, type PresignedPost, type UploadPermit } from '../object-store.ts'
import { checkFields, type Fields, readPolicy, type SizeRange } from './post-policy.ts'
import { S3Error } from './s3-error.ts'
import { ALGORITHM, basicDate, credentialOf, isSignature, signPolicy } from './signature-v4.ts'

export const BUCKET = 'amparo'
const ACCESS_KEY_ID = 'amparo-embedded'
const REGION = 'local'
const SIGNED = ['X-Amz-Algorithm', 'X-Amz-Credential', 'X-Amz-Date', 'X-Amz-Signature']

export type UploadSigner = ReturnType<typeof createUploadSigner>

/** Creates permits for browsers, and checks a browser's form against its permit. */
export function createUploadSigner({ secret, url, clock }: { secret: string; url: string; clock: Clock }) {
  return {
    sign({ key, contentType, metadata = {}, maxBytes, minBytes = 1, expiresInSeconds }: UploadPermit): PresignedPost {
      assertKey(key)
      const now = clock.now()
      const date = basicDate(now)
      const scope = { day: date.slice(0, 8), region: REGION }
      const signed = {
        key,
        'Content-Type': contentType,
        ...Object.fromEntries(Object.entries(metadata).map(([name, value]) => [`x-amz-meta-${name}`, value])),
        'x-amz-algorithm': ALGORITHM,
        'x-amz-credential': credentialOf({ accessKeyId: ACCESS_KEY_ID, ...scope }),
        'x-amz-date': date,
        success_action_status: '201',
      }
      const conditions = [
        { bucket: BUCKET },
        ...Object.entries(signed).map(([name, value]) => ({ [name]: value })),
        ['content-length-range', minBytes, maxBytes],
      ]
      const expiration = new Date(now.getTime() + expiresInSeconds * 1000).toISOString()
      const policy = Buffer.from(JSON.stringify({ expiration, conditions })).toString('base64')
      return { url, fields: { ...signed, policy, 'x-amz-signature': signPolicy({ policy, secret, ...scope }) } }
    },

    /** In S3's order: required fields, signature, policy, expiry, conditions. Answers what is left for the caller to check. */
    check(fields: Fields): SizeRange {
      const policy = fields.get('policy')
      if (policy === undefined || SIGNED.every((name) => !fields.has(name.toLowerCase())))
        throw new S3Error('AccessDenied')
      for (const name of [...SIGNED, 'key']) if (!fields.has(name.toLowerCase())) throw missing(name)

      const value = (name: string) => fields.get(name) ?? ''
      if (value('x-amz-algorithm') !== ALGORITHM)
        throw new S3Error('InvalidArgument', `X-Amz-Algorithm only supports "${ALGORITHM}"`)
      const [accessKeyId = '', day = ''] = value('x-amz-credential').split('/')
      if (accessKeyId !== ACCESS_KEY_ID) throw new S3Error('InvalidAccessKeyId')
      const expected = signPolicy({ policy, secret, day, region: REGION })
      const isOurs = value('x-amz-credential') === credentialOf({ accessKeyId, day, region: REGION })
      if (!isOurs || !isSignature(value('x-amz-signature'), expected)) throw new S3Error('SignatureDoesNotMatch')

      const document = readPolicy(policy)
      // The bucket is part of the address; a form that also names one must name the same.
      checkFields(document, new Map([['bucket', BUCKET], ...fields]), clock.now())
      // S3 allows a policy that leaves the end of the key open, but the key must still have our format.
      if (!isKey(value('key')))
        throw new S3Error('InvalidArgument', 'The key has characters that this store does not take.')
      return document.range
    },
  }
}

function missing(name: string) {
  const message = `Bucket POST must contain a field named '${name}'.  If it is specified, please check the order of the fields.`
  return new S3Error('InvalidArgument', message, { ArgumentName: name, ArgumentValue: '' })
}
