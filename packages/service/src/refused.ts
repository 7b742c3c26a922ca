/** A refusal on its way to the border, where it becomes the answer. */
export class Refused extends Error {
  code: string
  details: { redirect_url?: string; problems?: { path: string; code: string }[] }

  constructor(code: string, details: Refused['details'] = {}) {
    super(code)
    this.name = 'Refused'
    this.code = code
    this.details = details
  }
}
