/** Why a card could not be exchanged. `message` is what the person reads; `code` is the vault's. */
export class PaymentCardFailed extends Error {
  override name = 'PaymentCardFailed'
  code: string
  requestId: string | null

  constructor(message: string, { code, requestId = null }: { code: string; requestId?: string | null }) {
    super(message)
    this.code = code
    this.requestId = requestId
  }
}
