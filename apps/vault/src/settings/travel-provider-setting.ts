import { BadSettings } from '@amparo/service/settings/settings'
import * as z from 'zod/mini'

export type TravelProviderSetting =
  | { kind: 'https'; url: string; key: string }
  | { kind: 'simulated' }
  | { kind: 'none' }

export const travelProviderShape = {
  VAULT_TRAVEL_PROVIDER: z.optional(z.enum(['simulated', 'none'], 'simulated or none')),
  VAULT_TRAVEL_PROVIDER_URL: z.optional(
    z.url({ protocol: /^https$/, error: 'it looks like https://documents.example/redirects' }),
  ),
  VAULT_TRAVEL_PROVIDER_KEY: z.optional(z.string()),
}

type Values = { [Name in keyof typeof travelProviderShape]: z.output<(typeof travelProviderShape)[Name]> }

/** Who issues travel documents. The default is the simulated provider in a demo, and nobody elsewhere. */
export function travelProviderOf(values: Values, { isDemo }: { isDemo: boolean }): TravelProviderSetting {
  const { VAULT_TRAVEL_PROVIDER: chosen, VAULT_TRAVEL_PROVIDER_URL: url, VAULT_TRAVEL_PROVIDER_KEY: key } = values
  if (!url) {
    if (key) throw new BadSettings('VAULT_TRAVEL_PROVIDER_URL is missing: VAULT_TRAVEL_PROVIDER_KEY is for it')
    if (chosen === 'simulated' && !isDemo)
      throw new BadSettings('VAULT_TRAVEL_PROVIDER is wrong: the simulated one is for demonstrations on embedded parts')
    return { kind: chosen ?? (isDemo ? 'simulated' : 'none') }
  }
  if (chosen) throw new BadSettings(`VAULT_TRAVEL_PROVIDER is wrong: VAULT_TRAVEL_PROVIDER_URL names another already`)
  if (!key) throw new BadSettings('VAULT_TRAVEL_PROVIDER_KEY is missing: VAULT_TRAVEL_PROVIDER_URL asks for it')
  return { kind: 'https', url, key }
}
