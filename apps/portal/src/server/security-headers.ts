import { WORKER_POLICY } from '../platform/loading/own-worker.ts'

/** The one style element that React Aria's calendar inserts: touch behavior of things that can be pressed. */
const CALENDAR_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"

type Hashes = { styleHashes: readonly string[]; scriptHashes: readonly string[] }
/** `uploadOrigins`: where the object store is, if it is not behind the page's own origin. */
type Options = Hashes & { vaultOrigin: string; frameOrigins?: readonly string[]; uploadOrigins?: readonly string[] }

/**
 * Inline scripts and styles only by hash, no other origins than those of the vault and of uploads, no framing by others. The only Trusted Types
 * policy is the one for starting our own worker; none allows raw HTML.
 */
export function securityHeaders({
  vaultOrigin,
  frameOrigins = [],
  uploadOrigins = [],
  ...hashes
}: Options): Record<string, string> {
  return {
    'content-security-policy': policyOf(hashes, [
      ["connect-src 'self'", vaultOrigin, ...uploadOrigins].join(' '),
      "manifest-src 'self'",
      // Its own claim form, and the vault's fields.
      `frame-src ${["'self'", vaultOrigin, ...frameOrigins].join(' ')}`,
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]),
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  }
}

/**
 * The headers of the widget: only these origins may embed it, it may call no other origin than that of uploads and frame none, and sites with cross-origin isolation can embed
 * it. All other headers are the same as for the portal's pages.
 */
export function widgetHeaders({
  origins,
  uploadOrigins = [],
  ...hashes
}: Hashes & { origins: readonly string[]; uploadOrigins?: readonly string[] }) {
  return {
    'content-security-policy': policyOf(hashes, [
      ["connect-src 'self'", ...uploadOrigins].join(' '),
      "frame-src 'none'",
      ["frame-ancestors 'self'", ...origins].join(' '),
      "form-action 'none'",
    ]),
    'cross-origin-resource-policy': 'cross-origin',
  }
}

/** What all pages may load, with what this one may reach and who may show it. */
function policyOf({ styleHashes, scriptHashes }: Hashes, reach: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    ["style-src 'self'", CALENDAR_STYLE, ...styleHashes].join(' '),
    // Previews of chosen pictures are blob URLs.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ...reach,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${WORKER_POLICY}`,
  ].join('; ')
}
