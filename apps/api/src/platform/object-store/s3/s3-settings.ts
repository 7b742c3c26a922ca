export type S3Settings = {
  bucket: string
  region: string
  /** An S3-compatible server instead of AWS. */
  endpoint?: string | undefined
  /** The same server as browsers reach it, if that is another address. */
  publicEndpoint?: string | undefined
  forcePathStyle: boolean
  /** Without them, the usual places are searched: environment, profile, role of the machine. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined
  /** What the store encrypts an object with. */
  encryption: 'AES256' | 'aws:kms' | 'none'
}

/** The origin that browsers send files to, for the portal's security policy. */
export function uploadOriginOf({ bucket, region, endpoint, publicEndpoint, forcePathStyle }: S3Settings): string {
  const amazon = region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com'
  const server = new URL(publicEndpoint ?? endpoint ?? `https://s3.${region}.${amazon}`)
  // The certificate does not cover a name with dots, so the client puts it into the path.
  const isInPath = forcePathStyle || bucket.includes('.')
  return isInPath ? server.origin : `${server.protocol}//${bucket}.${server.host}`
}
