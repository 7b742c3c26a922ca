/** Whether a server answers, and with success. */
export function isOk(address: string, request: RequestInit = {}): Promise<boolean> {
  return fetch(address, request).then(
    ({ ok }) => ok,
    () => false,
  )
}
