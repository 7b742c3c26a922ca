import { S3Client } from '@aws-sdk/client-s3'
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FormReceiver, startFormReceiver } from '../testing/form-receiver.ts'
import { postForm } from '../testing/post-form.ts'

const KEY = 'claims/7/photo.jpg'
const TYPE = 'image/jpeg'

let receiver: FormReceiver
let s3: S3Client
beforeAll(async () => {
  receiver = await startFormReceiver()
  s3 = client(receiver.settings.credentials)
})
beforeEach(() => receiver.store.remove(KEY))
afterAll(async () => {
  s3.destroy()
  await receiver.stop()
})

function client(credentials: { accessKeyId: string; secretAccessKey: string }, region = 'local') {
  return new S3Client({ endpoint: receiver.origin, region, forcePathStyle: true, credentials })
}
const sign = (change: Partial<PresignedPostOptions> = {}, by = s3) =>
  createPresignedPost(by, {
    Bucket: 'amparo',
    Key: KEY,
    Fields: { 'Content-Type': TYPE, success_action_status: '201' },
    Conditions: [['content-length-range', 2, 5]],
    Expires: 60,
    ...change,
  })

type Signed = Awaited<ReturnType<typeof sign>>
const upload = (signed: Signed, content = 'abc') => postForm({ ...signed, content })

/** What every permit of the S3 adapter allows is tested in permits.test.ts; these are options of the SDK that the adapter does not use. */
describe('a permit that the AWS SDK made', () => {
  it('is accepted, and the object is stored', async () => {
    const { status, body } = await upload(await sign())
    expect([status, /<Key>(.*)<\/Key>/.exec(body)?.[1]]).toEqual([201, KEY])
    expect(await receiver.store.head(KEY)).toMatchObject({ content_type: TYPE, size: 3 })
  })

  it.each([
    ['200', 200],
    [undefined, 204],
  ])('is answered with the requested status: %s', async (asked, status) => {
    const Fields = { 'Content-Type': TYPE, ...(asked && { success_action_status: asked }) }
    expect(await upload(await sign({ Fields }))).toMatchObject({ status, body: '' })
    expect(await receiver.store.head(KEY)).not.toBeNull()
  })

  it('is accepted for a prefix of a key and of a type', async () => {
    const Conditions: PresignedPostOptions['Conditions'] = [['starts-with', '$Content-Type', 'image/']]
    const signed = await sign({ Key: `claims/7/$\{filename}`, Conditions, Fields: { 'Content-Type': 'image/png' } })
    expect(await upload({ ...signed, fields: { ...signed.fields, key: KEY } })).toMatchObject({ status: 204 })
  })

  type Tampering = (signed: Signed) => Signed
  const field =
    (name: string, value: string): Tampering =>
    ({ url, fields }) => ({ url, fields: { ...fields, [name]: value } })
  const longer: Tampering = ({ url, fields }) => {
    const policy = JSON.parse(Buffer.from(fields.Policy ?? '', 'base64').toString())
    const Policy = Buffer.from(JSON.stringify({ ...policy, expiration: '2099-01-01T00:00:00Z' })).toString('base64')
    return { url, fields: { ...fields, Policy } }
  }

  it.each<[string, Tampering, number, string]>([
    ['another bucket', field('bucket', 'theirs'), 403, 'AccessDenied'],
    ['another status', field('success_action_status', '200'), 403, 'AccessDenied'],
    ['a policy that expires later', longer, 403, 'SignatureDoesNotMatch'],
    ['another day', field('X-Amz-Credential', 'amparo-embedded/20200101/local/s3/aws4_request'), 403, 'Signature'],
  ])('is refused with %s, as S3 does', async (_, tamper, status, code) => {
    const answer = await upload(tamper(await sign()))
    expect(answer).toMatchObject({ status, code: expect.stringContaining(code) })
    expect(await receiver.store.head(KEY)).toBeNull()
  })

  it('is refused for a path traversal, even if its policy allows any key', async () => {
    const signed = await sign({ Key: `claims/$\{filename}`, Fields: {} })
    const climbing = { ...signed, fields: { ...signed.fields, key: 'claims/../../secret' } }
    expect(await upload(climbing)).toMatchObject({ status: 400, code: 'InvalidArgument' })
  })

  it.each([
    ['another secret', { accessKeyId: 'amparo-embedded', secretAccessKey: 'x' }, 'local', 'SignatureDoesNotMatch'],
    ['another key id', { accessKeyId: 'somebody', secretAccessKey: 'x' }, 'local', 'InvalidAccessKeyId'],
    ['another region', { accessKeyId: 'amparo-embedded', secretAccessKey: 'x' }, 'moon', 'SignatureDoesNotMatch'],
  ])('is refused if it was signed with %s', async (_, credentials, region, code) => {
    expect(await upload(await sign({}, client(credentials, region)))).toMatchObject({ status: 403, code })
  })
})
