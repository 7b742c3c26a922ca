import type { BrowserContext } from '@playwright/test'
import { bucketOrigin, origins } from './src/origins.ts'

const ours: string[] = [...Object.values(origins), ...(bucketOrigin ? [bucketOrigin] : [])]
/** Browsers request this icon for pages that name none, such as /healthz. */
const faviconRequest = /\/favicon\.ico$/
const withoutOrigin = /^(?:data|blob|about):/

/**
 * Fails a story on a console error, an exception, a violation of the content security policy or a request to another origin, unless the story
 * tolerates it.
 */
export async function watch(context: BrowserContext) {
  const seen: string[] = []
  const tolerated: RegExp[] = []

  context.on('console', (message) => {
    const { url } = message.location()
    if (message.type() === 'error' && !faviconRequest.test(url)) seen.push(`console: ${message.text()} ${url}`.trim())
  })
  context.on('weberror', (error) => seen.push(`exception: ${error.error().message}`))
  context.on('request', (request) => {
    const url = request.url()
    if (!withoutOrigin.test(url) && !ours.includes(new URL(url).origin)) seen.push(`request to ${url}`)
  })
  await context.exposeBinding('reportViolation', (_, violation: string) => seen.push(`policy: ${violation}`))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { reportViolation } = globalThis as unknown as { reportViolation: (violation: string) => void }
      reportViolation(`${violatedDirective} ${blockedURI}`)
    })
  })

  return {
    tolerates: (...patterns: RegExp[]) => void tolerated.push(...patterns),
    findings: () => seen.filter((finding) => !tolerated.some((pattern) => pattern.test(finding))),
  }
}

export type Guard = Awaited<ReturnType<typeof watch>>
