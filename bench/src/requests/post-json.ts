/** A call as the portal's own page would make it; throws unless it is answered with success. */
export async function postJson(address: string, body: unknown): Promise<Response> {
  const { origin, pathname } = new URL(address)
  const headers = { 'content-type': 'application/json', origin }
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${pathname} answered ${answer.status}`)
  return answer
}
