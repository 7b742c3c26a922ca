/** A flag is on if it is true, "on", "active" or "enabled"; anything else, including a missing flag or a failed call, is off (P-X52). */
export function isFlagOn(status: unknown): boolean {
  return status === true || (typeof status === 'string' && ['on', 'active', 'enabled'].includes(status.toLowerCase()))
}
