import { WORKER_POLICY } from '../platform/loading/own-worker.ts'

/** The one style element that React Aria's calendar inserts: touch behavior of things that can be pressed. */
const CALENDAR_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"

type Options = { vaultOrigin: string; styleHashes: readonly string[]; scriptHashes: readonly string[] }

/**
 * Inline scripts and styles only by hash, no other origin than the vault's, no framing by others. The only Trusted Types
 * policy is the one for starting our own worker; none allows raw HTML.
 */
export function securityHeaders({ vaultOrigin, styleHashes, scriptHashes }: Options): Record<string, string> {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    ["style-src 'self'", CALENDAR_STYLE, ...styleHashes].join(' '),
    // Previews of chosen pictures are blob URLs.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${vaultOrigin}`,
    "manifest-src 'self'",
    `frame-src ${vaultOrigin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${WORKER_POLICY}`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  }
}
