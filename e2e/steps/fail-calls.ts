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
 * Makes calls to `url` fail. `next` chooses the fault of each call, or null for none. This uses the DevTools protocol, because Playwright's routes
 * repeat a call from another process, lose files in a form and cannot cut off a response.
 */
export async function failCalls(page: Page, url: string, next: () => CallFault | null) {
  const devTools = await page.context().newCDPSession(page)
  const chosen = new Map<string, CallFault | null>()
  let failed = 0

  async function handle(paused: Paused) {
    const { requestId, networkId = requestId, responseStatusCode } = paused
    const fault = chosen.has(networkId) ? (chosen.get(networkId) ?? null) : next()
    chosen.set(networkId, fault)
    const isRequest = responseStatusCode === undefined
    const isEarly = fault === 'cut before the server' || fault === 'server error'
    if (fault === null || (isRequest && !isEarly)) return devTools.send('Fetch.continueRequest', { requestId })
    await answers[fault](devTools, paused)
    failed++
  }
  // The page may have been closed meanwhile.
  devTools.on('Fetch.requestPaused', (paused) => void handle(paused).catch(() => undefined))
  const patterns = (['Request', 'Response'] as const).map((requestStage) => ({ urlPattern: url, requestStage }))
  await devTools.send('Fetch.enable', { patterns })

  return { failed: () => failed, stop: () => devTools.detach() }
}

const answers: Record<CallFault, (devTools: CDPSession, paused: Paused) => Promise<unknown>> = {
  'cut before the server': cut,
  'cut after the server': cut,
  'half an answer': halve,
  'server error': fail,
}

function cut(devTools: CDPSession, { requestId }: Paused) {
  return devTools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
}

function fail(devTools: CDPSession, { requestId }: Paused) {
  return devTools.send('Fetch.fulfillRequest', { requestId, responseCode: 500, body: btoa('no') })
}

async function halve(devTools: CDPSession, { requestId, responseStatusCode = 200, responseHeaders = [] }: Paused) {
  const { body, base64Encoded } = await devTools.send('Fetch.getResponseBody', { requestId })
  const whole = Buffer.from(body, base64Encoded ? 'base64' : 'utf8')
  const half = whole.subarray(0, whole.length / 2).toString('base64')
  // The body is already decompressed.
  const headers = responseHeaders.filter(({ name }) => !/^content-(?:encoding|length)$/i.test(name))
  return devTools.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: responseStatusCode,
    responseHeaders: headers,
    body: half,
  })
}
