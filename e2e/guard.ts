import type { BrowserContext } from '@playwright/test'
import { origins } from './src/origins.ts'

const ours: string[] = Object.values(origins)
/** A browser asks for an icon where a page names none, such as /healthz. */
const askedByBrowser = /\/favicon\.ico$/
const withoutOrigin = /^(?:data|blob|about):/

/**
 * Watches a story: no error in the console, no exception, no violation of the content security policy, no request to another origin. A story
 * that causes one tolerates it first.
 */
export async function watch(context: BrowserContext) {
  const seen: string[] = []
  const tolerated: RegExp[] = []

  context.on('console', (message) => {
    const { url } = message.location()
    if (message.type() === 'error' && !askedByBrowser.test(url)) seen.push(`console: ${message.text()} ${url}`.trim())
  })
  context.on('weberror', (error) => seen.push(`exception: ${error.error().message}`))
  context.on('request', (request) => {
    const url = request.url()
    if (!withoutOrigin.test(url) && !ours.includes(new URL(url).origin)) seen.push(`request to ${url}`)
  })
  await context.exposeBinding('reportBreach', (_, breach: string) => seen.push(`policy: ${breach}`))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { reportBreach } = globalThis as unknown as { reportBreach: (breach: string) => void }
      reportBreach(`${violatedDirective} ${blockedURI}`)
    })
  })

  return {
    tolerates: (...patterns: RegExp[]) => void tolerated.push(...patterns),
    findings: () => seen.filter((finding) => !tolerated.some((pattern) => pattern.test(finding))),
  }
}

export type Guard = Awaited<ReturnType<typeof watch>>
