type Details = { slug: string; requestId?: string | null; cause?: unknown }

/** Content could not be read; `code` is the one to report (portal specification §8). */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly code = 'CMS_ERROR'
  readonly slug: string
  readonly requestId: string | null

  constructor(message: string, { slug, requestId = null, cause }: Details) {
    super(message, { cause })
    this.slug = slug
    this.requestId = requestId
  }
}
