import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Settings } from '../s3/s3-settings.ts'

/** The keys that this server knows. */
export const S3_KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** The folders of the product's keys. */
const FOLDERS = ['incoming', 'approved']

/** An S3 server from npm with empty buckets. It takes forms, but does not check their policies. */
export async function startS3Server(...buckets: string[]) {
  const directory = mkdtempSync(join(tmpdir(), 's3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    // It computes another signature than S3 for calls about a bucket; the id of the key is still checked.
    allowMismatchedSignatures: true,
    configureBuckets: buckets.map((name) => ({ name })),
  })
  const { port } = await server.run()
  // When the last object of a folder is removed, this server removes the folder with whatever has come into it meanwhile. So none gets empty.
  for (const folder of buckets.flatMap((bucket) => FOLDERS.map((name) => join(directory, bucket, name)))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'never-empty'), '')
  }
  const settings = (bucket: string): S3Settings => ({
    bucket,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    forcePathStyle: true,
    credentials: S3_KEYS,
    encryption: 'AES256',
  })
  return {
    settings,
    async stop() {
      // A connection over which nothing was sent yet would otherwise be waited for.
      server.httpServer.closeAllConnections()
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
