import type { CDPSession, Page } from '@playwright/test'

/** What can happen to one call on its way there and back. */
export const lineFaults = ['cut before the server', 'cut after the server', 'half an answer', 'server error'] as const
export type LineFault = (typeof lineFaults)[number]

type Paused = {
  requestId: string
  networkId?: string
  responseStatusCode?: number
  responseHeaders?: { name: string; value: string }[]
}

/**
 * Asks `next` for every call of `url` what happens to it; null is nothing. Playwright's own routes make a call again from another
 * process and know nothing of files in a form; the browser itself can break off an answer.
 */
export async function breakLine(page: Page, url: string, next: () => LineFault | null) {
  const line = await page.context().newCDPSession(page)
  const chosen = new Map<string, LineFault | null>()
  let met = 0

  async function meet(paused: Paused) {
    const { requestId, networkId = requestId, responseStatusCode } = paused
    const fault = chosen.has(networkId) ? (chosen.get(networkId) ?? null) : next()
    chosen.set(networkId, fault)
    const isOnItsWay = responseStatusCode === undefined
    const isEarly = fault === 'cut before the server' || fault === 'server error'
    if (fault === null || (isOnItsWay && !isEarly)) return line.send('Fetch.continueRequest', { requestId })
    await answers[fault](line, paused)
    met++
  }
  // The page may be gone meanwhile.
  line.on('Fetch.requestPaused', (paused) => void meet(paused).catch(() => undefined))
  const patterns = (['Request', 'Response'] as const).map((requestStage) => ({ urlPattern: url, requestStage }))
  await line.send('Fetch.enable', { patterns })

  return { met: () => met, mend: () => line.detach() }
}

const answers: Record<LineFault, (line: CDPSession, paused: Paused) => Promise<unknown>> = {
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
  // It was unpacked already.
  const headers = responseHeaders.filter(({ name }) => !/^content-(?:encoding|length)$/i.test(name))
  return line.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: responseStatusCode,
    responseHeaders: headers,
    body: half,
  })
}
