/** The body with the token as its pan_token; unchanged if it has no such field or is not valid JSON. */
export function withToken(body: string, panToken: string): string {
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value !== 'object' || value === null || !('pan_token' in value)) return body
    return JSON.stringify({ ...value, pan_token: panToken }, null, 2)
  } catch {
    return body
  }
}
