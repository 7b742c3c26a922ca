import { type ContentStore, loadContent } from '@amparo/content/load-content'
import { type Slug, slugs } from '@amparo/content/slugs'
import { defaultLocale, isLocale } from '@amparo/rules/locale/locales'
import { cleanup, render } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import type { GivenContent } from '../platform/given-content.ts'
import type { Platform } from '../platform/platform.ts'
import type { PageSettings } from '../platform/settings.ts'
import { createAppParts } from '../session/app-parts.ts'
import { AppProviders } from '../session/app-providers.tsx'
import type { Card } from '../session/card-session.ts'
import { memoryStore } from '../session/drafts/draft-store.ts'
import { createDrafts } from '../session/drafts/drafts.ts'
import { keepDraftsForTest } from '../session/drafts/open-drafts.ts'
import { showLoginNotice } from '../session/login-notice.ts'

export const testSettings: PageSettings = {
  vaultOrigin: 'https://vault.test',
  cmsBase: '/content',
  space: 'benefits',
  clockOffsetMs: 0,
  brand: 'amparo',
  supportPhone: '+1 800 555 0100',
  cardNetworkUrl: 'https://network.test/',
  demo: false,
}

export type Handler = (body: unknown, path: string) => { status?: number; body: unknown } | Promise<never>
type Options = {
  path?: string
  route?: string
  settings?: Partial<PageSettings>
  /** Somebody who is logged in already. */
  card?: Card
  /** Answers of the API by path. */
  answers?: Record<string, Handler>
}

let store: ContentStore | undefined

/** A page with real content, on a network that exists only here. What it asked for is in `asked`. */
export function renderForTest(page: ReactNode, { path = '/', route, settings, card, answers = {} }: Options = {}) {
  forget()
  const asked: { path: string; body: unknown; headers: Headers }[] = []
  const app = createAppParts({
    settings: { ...testSettings, ...settings },
    given: contentFor(path),
    fetch: network({ answers, asked }),
  })
  const drafts = draftsForTest(app.platform)
  if (card) app.session.begin(card)
  const router = createMemoryRouter(
    [
      { path: route ?? path.split('?')[0], element: page },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [path] },
  )
  const view = render(
    <AppProviders app={app}>
      <Suspense fallback="waiting">
        <RouterProvider router={router} />
      </Suspense>
    </AppProviders>,
  )
  return { ...view, app, router, asked, drafts }
}

/** Drafts that need no browser. */
export function draftsForTest(platform: Platform, store = memoryStore()) {
  const drafts = createDrafts({ store, report: platform.report, now: () => platform.now().getTime() })
  keepDraftsForTest(platform, drafts)
  return drafts
}

/** jsdom has the element but draws no modal. */
export function drawModals() {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}

export function forget() {
  cleanup()
  sessionStorage.clear()
  showLoginNotice(null)
}

function Elsewhere() {
  return <p>arrived at {useLocation().pathname}</p>
}

type Network = { answers: Record<string, Handler>; asked: { path: string; body: unknown; headers: Headers }[] }

export function network({ answers, asked }: Network): typeof fetch {
  return async (input, init) => {
    const path = String(input)
    const body = init?.body ? JSON.parse(String(init.body)) : undefined
    asked.push({ path, body, headers: new Headers(init?.headers) })
    const answer = (async () => (answers[path] ?? answers[path.split('?')[0] ?? ''])?.(body, path))()
    const { status = 200, body: reply } = (await Promise.race([answer, aborted(init?.signal)])) ?? {
      status: 404,
      body: {},
    }
    return new Response(status === 204 ? null : JSON.stringify(reply), { status, headers: { 'x-request-id': 'req-1' } })
  }
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}

/** The real content of the path's language, there from the first moment. */
function contentFor(path: string): GivenContent {
  store ??= loadContent()
  const locale = path.split(/[/?]/).find(isLocale) ?? defaultLocale
  const contents = Object.keys(slugs).map((slug) => [slug, store?.content(locale, slug as Slug)])
  return { locale, contents: Object.fromEntries(contents) }
}
