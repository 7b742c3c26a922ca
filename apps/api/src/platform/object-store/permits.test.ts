import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PresignedPost } from './object-store.ts'
import { createS3ObjectStore, type S3ObjectStore } from './s3/s3-object-store.ts'
import { type FormReceiver, startFormReceiver } from './testing/form-receiver.ts'
import { describePermits } from './testing/object-store-contract.ts'
import { postForm } from './testing/post-form.ts'

let receiver: FormReceiver
let s3: S3ObjectStore
beforeAll(async () => {
  receiver = await startFormReceiver()
  s3 = createS3ObjectStore(receiver.settings)
})
afterAll(async () => {
  s3.close()
  await receiver.stop()
})

const post = async (form: PresignedPost & { content: string }) => {
  const { status, code } = await postForm({ ...form, url: new URL(form.url, receiver.origin).href })
  return { status, code }
}
const arrived = (key: string) => receiver.store.head(key)
const wait = (seconds: number) => receiver.wait(seconds)

describe("permits of the embedded store, checked by a local server in S3's shapes", () =>
  describePermits({ store: () => receiver.store, post, arrived, wait }))

describe("permits of the S3 adapter, checked by a local server in S3's shapes", () => {
  describePermits({ store: () => s3, post, arrived, wait })

  it('demand that the store encrypts the file', async () => {
    const permit = await s3.presignPost({ key: 'incoming/x', contentType: 'a/b', maxBytes: 5, expiresInSeconds: 60 })
    expect(permit.fields['x-amz-server-side-encryption']).toBe('AES256')
    const { 'x-amz-server-side-encryption': _, ...fields } = permit.fields
    expect(await post({ url: permit.url, fields, content: 'abc' })).toEqual({ status: 403, code: 'AccessDenied' })
  })
})
