import * as z from 'zod/mini'

const seconds = 'a number of seconds from 5 to 86400'

/** Where texts come from, for every process that shows some. */
export const contentSettings = {
  /** A host with `{language}/{slug}.json`; without one, the texts of the build are used. */
  CMS_URL: z.optional(
    z.string().check(z.refine(isAddress, 'an address such as https://host/path, without a slash at the end')),
  ),
  /** For a deployment that shows texts before they are published. */
  CMS_PREVIEW_TOKEN: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{8,512}$/, '8 to 512 characters without spaces')),
  ),
  CMS_REFRESH_SECONDS: z._default(
    z.pipe(
      z
        .string()
        .check(z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 5 && Number(text) <= 86_400, seconds)),
      z.transform((text: string) => Number(text)),
    ),
    60,
  ),
}

export type ContentSettings = { [Name in keyof typeof contentSettings]: z.output<(typeof contentSettings)[Name]> }

/** The content host in the settings, if there is one. */
export function cmsIn({
  CMS_URL: url,
  CMS_PREVIEW_TOKEN: previewToken,
  CMS_REFRESH_SECONDS: refreshSeconds,
}: ContentSettings) {
  return url ? { url, previewToken, refreshSeconds } : undefined
}

/** One line for each problem of the settings together. */
export function contentProblems({ CMS_URL, CMS_PREVIEW_TOKEN }: Partial<ContentSettings>): string[] {
  if (!CMS_PREVIEW_TOKEN) return []
  if (!CMS_URL) return ['CMS_URL is missing: with CMS_PREVIEW_TOKEN it has to be given']
  const isSafe = /^https:|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/.test(CMS_URL)
  return isSafe ? [] : ['CMS_URL is wrong: it begins with https, since CMS_PREVIEW_TOKEN is sent there']
}

function isAddress(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.username || url.search || url.hash || text.endsWith('/')) return false
  return url.protocol === 'https:' || url.protocol === 'http:'
}
