import { REQUEST_ID_HEADER } from '@amparo/contract/call'

export type Trial = {
  method: string
  path: string
  headers: Record<string, string>
  body: string | null
  operatorKey: string | null
}
export type Outcome = { status: number; requestId: string | null; milliseconds: number; text: string }

/** Sends exactly what was typed, even an invalid body, to show how the API refuses it. */
export async function sendCall({ method, path, headers, body, operatorKey }: Trial): Promise<Outcome> {
  const start = performance.now()
  const response = await fetch(path, {
    method,
    headers: {
      ...headers,
      ...(body !== null && { 'content-type': 'application/json' }),
      ...(operatorKey && { authorization: `Bearer ${operatorKey}` }),
    },
    ...(body !== null && { body }),
  })
  const text = await response.text()
  const milliseconds = Math.round(performance.now() - start)
  return {
    status: response.status,
    requestId: response.headers.get(REQUEST_ID_HEADER),
    milliseconds,
    text: pretty(text),
  }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
