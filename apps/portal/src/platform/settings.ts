import * as z from 'zod/mini'

/** What the server tells the page, beside its content. Nothing in it is secret. */
export const PageSettings = z.object({
  vaultOrigin: z.string(),
  cmsBase: z.string(),
  space: z.string(),
  clockOffsetMs: z.number(),
  brand: z.enum(['amparo', 'neutral']),
  supportPhone: z.nullable(z.string()),
  /** P-X45: where the return page leads. */
  cardNetworkUrl: z.nullable(z.string()),
  demo: z.boolean(),
  /** C-X20: benefits whose claim begins with the check of a phone number. */
  phoneVerifiedBenefits: z.optional(z.array(z.string())),
  /** C-X01: bytes of the largest file, on phones and elsewhere. */
  uploadLimits: z.optional(z.object({ desktop: z.number(), mobile: z.number() })),
})
export type PageSettings = z.output<typeof PageSettings>
export type Brand = PageSettings['brand']

export const SETTINGS_ELEMENT = 'amparo-settings'

export function readPageSettings(page: Document): PageSettings {
  return z.parse(PageSettings, JSON.parse(page.getElementById(SETTINGS_ELEMENT)?.textContent ?? 'null'))
}
