import type { CDPSession, Page } from '@playwright/test'

/** What can go wrong with one call. */
export const callFaults = ['cut before the server', 'cut after the server', 'half an answer', 'server error'] as const
export type CallFault = (typeof callFaults)[number]

type Paused = {
  requestId: string
  networkId?: string
  responseStatusCode?: number
  responseHeaders?: { name: string; value: string }[]
}

/**
 * Makes calls to `url` fail: `next` decides for each call how, or null for not at all. It uses the browser's own protocol, because Playwright's
 * routes repeat a call from another process, lose files in a form and cannot break off an answer.
 */
export async function failCalls(page: Page, url: string, next: () => CallFault | null) {
  const line = await page.context().newCDPSession(page)
  const chosen = new Map<string, CallFault | null>()
  let failed = 0

  async function handle(paused: Paused) {
    const { requestId, networkId = requestId, responseStatusCode } = paused
    const fault = chosen.has(networkId) ? (chosen.get(networkId) ?? null) : next()
    chosen.set(networkId, fault)
    const isRequest = responseStatusCode === undefined
    const isEarly = fault === 'cut before the server' || fault === 'server error'
    if (fault === null || (isRequest && !isEarly)) return line.send('Fetch.continueRequest', { requestId })
    await answers[fault](line, paused)
    failed++
  }
  // The page may have been closed meanwhile.
  line.on('Fetch.requestPaused', (paused) => void handle(paused).catch(() => undefined))
  const patterns = (['Request', 'Response'] as const).map((requestStage) => ({ urlPattern: url, requestStage }))
  await line.send('Fetch.enable', { patterns })

  return { failed: () => failed, stop: () => line.detach() }
}

const answers: Record<CallFault, (line: CDPSession, paused: Paused) => Promise<unknown>> = {
  'cut before the server': cut,
  'cut after the server': cut,
  'half an answer': halve,
  'server error': fail,
}

function cut(line: CDPSession, { requestId }: Paused) {
  return line.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
}

function fail(line: CDPSession, { requestId }: Paused) {
  return line.send('Fetch.fulfillRequest', { requestId, responseCode: 500, body: btoa('no') })
}

async function halve(line: CDPSession, { requestId, responseStatusCode = 200, responseHeaders = [] }: Paused) {
  const { body, base64Encoded } = await line.send('Fetch.getResponseBody', { requestId })
  const whole = Buffer.from(body, base64Encoded ? 'base64' : 'utf8')
  const half = whole.subarray(0, whole.length / 2).toString('base64')
  // The body is decompressed already.
  const headers = responseHeaders.filter(({ name }) => !/^content-(?:encoding|length)$/i.test(name))
  return line.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: responseStatusCode,
    responseHeaders: headers,
    body: half,
  })
}
