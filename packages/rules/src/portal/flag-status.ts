/** P-X52: true, "on", "active" or "enabled" mean on; anything else, an absent flag or a failed call means off. */
export function isFlagOn(status: unknown): boolean {
  return status === true || (typeof status === 'string' && ['on', 'active', 'enabled'].includes(status.toLowerCase()))
}
