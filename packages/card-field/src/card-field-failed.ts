/**
 * Why there is no card token or payment source: a refusal of the vault (`invalid_card_number`, `too_many_requests` …), or `network_error`,
 * `unexpected_answer`, `timed_out`, `vault_unavailable`, `closed`.
 */
export class CardFieldFailed extends Error {
  code: string
  requestId: string | null

  constructor({ code, requestId = null }: { code: string; requestId?: string | null }) {
    super(code)
    this.name = 'CardFieldFailed'
    this.code = code
    this.requestId = requestId
  }
}
