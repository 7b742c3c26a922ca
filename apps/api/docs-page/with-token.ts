/** The body with the token in its pan_token, or as it was when it has none or is being edited. */
export function withToken(body: string, panToken: string): string {
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value !== 'object' || value === null || !('pan_token' in value)) return body
    return JSON.stringify({ ...value, pan_token: panToken }, null, 2)
  } catch {
    return body
  }
}
