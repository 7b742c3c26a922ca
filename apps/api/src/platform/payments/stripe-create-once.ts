import Stripe from 'stripe'

/** A limit that is never reached: each try adds one key, and after a day Stripe has forgotten the first. */
const MOST_KEYS = 10_000

type Creation<Made> = {
  /** What an earlier try made: Stripe forgets keys after a day, and a try that failed may have made something. */
  find: () => Promise<Made | undefined>
  create: (key: { idempotencyKey: string }) => Promise<Made>
}

/**
 * Makes something once, however many processes ask. Stripe answers a key with its first answer for a day, even if that was an internal error, so
 * after such a repeated answer the next key is used. By then the call with the earlier key has ended, and `find` sees whatever it made. Anything
 * else (no answer, a key in use) says nothing about the earlier call, and is thrown. A key that nobody has used must not be skipped, as then two
 * processes could use different ones: so each try starts with the first key, and takes longer the more have failed: minutes after a day.
 */
export async function createOnce<Made>(key: string, { find, create }: Creation<Made>): Promise<Made> {
  for (let number = 1; ; number++) {
    const made = await find()
    if (made) return made
    try {
      return await create({ idempotencyKey: number === 1 ? key : `${key}-${number}` })
    } catch (error) {
      if (number === MOST_KEYS || !isRepeatedFailure(error)) throw error
    }
  }
}

const isRepeatedFailure = (error: unknown) =>
  error instanceof Stripe.errors.StripeAPIError &&
  Number(error.statusCode) >= 500 &&
  error.headers?.['idempotent-replayed'] === 'true'
