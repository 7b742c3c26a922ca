/** A refusal, thrown by a handler or guard; the error handler turns it into the answer. */
export class Refused extends Error {
  code: string
  details: {
    redirect_url?: string
    problems?: { path: string; code: string }[]
    /** Seconds until it makes sense to ask again; becomes a header. */
    retryAfter?: number
  }

  constructor(code: string, details: Refused['details'] = {}) {
    super(code)
    this.name = 'Refused'
    this.code = code
    this.details = details
  }
}
