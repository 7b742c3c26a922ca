import * as z from 'zod/mini'

/** What the server passes to the page besides content. Nothing in it is secret. */
export const PageSettings = z.object({
  vaultOrigin: z.string(),
  cmsBase: z.string(),
  space: z.string(),
  clockOffsetMs: z.number(),
  brand: z.enum(['amparo', 'neutral']),
  supportPhone: z.nullable(z.string()),
  /** Where the return page leads (P-X45). */
  cardNetworkUrl: z.nullable(z.string()),
  demo: z.boolean(),
  /** Benefits whose claims start with a phone verification (C-X20). */
  phoneVerifiedBenefits: z.optional(z.array(z.string())),
  /** The largest file in bytes, on phones and elsewhere (C-X01). */
  uploadLimits: z.optional(z.object({ desktop: z.number(), mobile: z.number() })),
  /** The name of this environment, a hidden value of claims from policies (M-246). */
  environment: z.optional(z.string()),
  /** Other origins that may embed the widget. */
  widgetOrigins: z.optional(z.array(z.string())),
})
export type PageSettings = z.output<typeof PageSettings>
export type Brand = PageSettings['brand']

export const SETTINGS_ELEMENT = 'amparo-settings'

export function readPageSettings(page: Document): PageSettings {
  return z.parse(PageSettings, JSON.parse(page.getElementById(SETTINGS_ELEMENT)?.textContent ?? 'null'))
}
