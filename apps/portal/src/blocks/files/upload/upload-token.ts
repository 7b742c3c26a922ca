import { CallFailed } from '@amparo/contract/call'

/** What allows somebody to send files: the token of a card, of a policy's claim form or of a status check. */
export type UploadToken = {
  value: string
  /** Gets another one when this one has expired, where that is possible without the person. */
  renew?: () => Promise<string>
}

export async function withToken<Result>(
  { value, renew }: UploadToken,
  work: (token: string) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(value)
  } catch (error) {
    const isExpired = error instanceof CallFailed && error.code === 'unauthorized'
    if (!isExpired || !renew) throw error
    return work(await renew())
  }
}
