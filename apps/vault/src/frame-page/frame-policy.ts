/** The content security policy of the frame: scripts, styles, fonts and calls only from its own origin, and embedded only by the portals. */
export function framePolicy(portalOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-ancestors ${portalOrigins.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
