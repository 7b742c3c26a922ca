import { BadSettings } from '@amparo/service/settings/settings'
import * as z from 'zod/mini'

export type PaymentProcessorSetting =
  | { kind: 'stripe'; secretKey: string; apiUrl: string | undefined }
  | { kind: 'simulated' }
  | { kind: 'none' }

export const paymentProcessorShape = {
  /** The same as for the API, which checks it: what this deployment goes without. */
  AMPARO_WITHOUT: z._default(z.string(), ''),
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.regex(/^(?:sk|rk)_\w{8,}$/, 'it begins with sk_ or rk_'))),
  STRIPE_API_URL: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/,
          'it looks like https://stripe.example, or http://localhost:12111 for tests',
        ),
      ),
  ),
}

type Values = { [Name in keyof typeof paymentProcessorShape]: z.output<(typeof paymentProcessorShape)[Name]> }

type Mode = { isDemo: boolean; isProduction: boolean }

/** Who takes payment cards. The default is the simulated processor in a demo, and nobody elsewhere; production needs a decision. */
export function paymentProcessorOf(values: Values, { isDemo, isProduction }: Mode): PaymentProcessorSetting {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl } = values
  const isWithout = values.AMPARO_WITHOUT.split(',').some((port) => port.trim() === 'payments')
  if (secretKey && isWithout)
    throw new BadSettings('AMPARO_WITHOUT is wrong: it names payments, but STRIPE_SECRET_KEY is given')
  if (secretKey) return { kind: 'stripe', secretKey, apiUrl }
  if (apiUrl) throw new BadSettings('STRIPE_SECRET_KEY is missing: STRIPE_API_URL is for it')
  if (isProduction && !isWithout)
    throw new BadSettings(
      'STRIPE_SECRET_KEY is missing: with NODE_ENV=production it has to be given, or AMPARO_WITHOUT names payments',
    )
  if (isWithout) return { kind: 'none' }
  return { kind: isDemo ? 'simulated' : 'none' }
}
