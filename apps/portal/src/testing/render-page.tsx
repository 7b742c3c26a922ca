import { type ContentStore, loadContent } from '@amparo/content/load-content'
import { type Slug, slugs } from '@amparo/content/slugs'
import { defaultLocale, isLocale } from '@amparo/rules/locale/locales'
import { cleanup, render } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { createMemoryRouter, type InitialEntry, type RouteObject, RouterProvider, useLocation } from 'react-router'
import type { GivenContent } from '../platform/content/given-content.ts'
import type { PageSettings } from '../platform/settings.ts'
import { type AppParts, createAppParts } from '../session/app-parts.ts'
import { AppProviders } from '../session/app-providers.tsx'
import type { Card } from '../session/card-session.ts'
import { claimDrafts } from '../session/drafts/claim-drafts.ts'
import type { DraftDatabase } from '../session/drafts/draft-database.ts'
import { keyOfTests } from '../session/drafts/testing/keys-of-tests.ts'
import { memoryDatabase } from '../session/drafts/testing/memory-database.ts'
import { letterDraftKind } from '../session/letters/stored-letter.ts'
import type { Tabs } from '../session/tabs.ts'

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

export type Handler = (
  body: unknown,
  path: string,
) => { status?: number; body: unknown; headers?: Record<string, string> } | Promise<never>
export type Asked = { path: string; body: unknown; headers: Headers }
type AppOptions = {
  /** Its language is the one whose content is there from the start. */
  path?: string
  /** The content that is there from the start, instead of all content in the language of the path. */
  given?: GivenContent
  settings?: Partial<PageSettings>
  /** Somebody who is logged in already. */
  card?: Card
  /** The API's answers by path. */
  answers?: Record<string, Handler>
  /** Instead of `answers`. */
  fetch?: typeof fetch
  tabs?: Tabs
  /** Where drafts are stored; by default in memory. */
  database?: DraftDatabase | undefined
  /** Where letters are stored, which have a database of their own; by default in memory. */
  letterDatabase?: DraftDatabase
  /** Instead of both: the database of each kind of draft. */
  draftDatabase?: ((name: string) => DraftDatabase) | undefined
}

/** The parts of an app for tests: real content, drafts in memory, and a network of its own. `asked` lists its calls. */
export function createTestApp({ path, given, settings, card, answers = {}, fetch, tabs, ...stores }: AppOptions = {}) {
  const asked: Asked[] = []
  const app = createAppParts({
    settings: { ...testSettings, ...settings },
    given: given ?? (path === undefined ? undefined : contentFor(path)),
    fetch: fetch ?? network({ answers, asked }),
    tabs,
    draftDatabase:
      stores.draftDatabase ??
      ((name) => (name === letterDraftKind.name ? stores.letterDatabase : stores.database) ?? memoryDatabase()),
  })
  if (card) app.session.begin(card)
  return { app, asked, drafts: app.part(claimDrafts) }
}

/** Renders a component as the page at a path. */
export function renderPage(page: ReactNode, { route, ...options }: AppOptions & { route?: string } = {}) {
  resetPage()
  const { path = '/' } = options
  const test = createTestApp({ ...options, path })
  return { ...test, ...renderRoutes(test.app, [{ path: route ?? path.split('?')[0] ?? '/', element: page }], [path]) }
}

/** Renders the last of the entries. Every path without a route says where one has arrived. */
export function renderRoutes(app: AppParts, routes: RouteObject[], initialEntries: InitialEntry[]) {
  const router = createMemoryRouter([...routes, { path: '*', element: <Elsewhere /> }], { initialEntries })
  const view = render(
    <AppProviders app={app}>
      <Suspense fallback="waiting">
        <RouterProvider router={router} />
      </Suspense>
    </AppProviders>,
  )
  return { ...view, router }
}

/** jsdom has the dialog element but no modals. */
export function drawModals() {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}

/** Removes what the test before has rendered and stored. */
export function resetPage() {
  cleanup()
  sessionStorage.clear()
}

function Elsewhere() {
  return <p>arrived at {useLocation().pathname}</p>
}

export function network({ answers, asked }: { answers: Record<string, Handler>; asked: Asked[] }): typeof fetch {
  return async (input, init) => {
    const path = String(input)
    // Every test may save drafts; those about their key answer themselves.
    if (path.endsWith('/draft_key/') && !answers[path]) return Response.json(keyOfTests)
    const body = init?.body ? JSON.parse(String(init.body)) : undefined
    asked.push({ path, body, headers: new Headers(init?.headers) })
    const handler = answers[path] ?? answers[path.split('?')[0] ?? '']
    const answer = Promise.race([(async () => handler?.(body, path))(), aborted(init?.signal)])
    const { status = 200, body: reply, headers } = (await answer) ?? { status: 404, body: {} }
    return new Response(status === 204 ? null : JSON.stringify(reply), {
      status,
      headers: { 'x-request-id': 'req-1', ...headers },
    })
  }
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}

let store: ContentStore | undefined

/** All texts in the language of a path. */
function contentFor(path: string): GivenContent {
  store ??= loadContent({ isLazy: true })
  const locale = path.split(/[/?]/).find(isLocale) ?? defaultLocale
  const contents = Object.keys(slugs).map((slug) => [slug, store?.content(locale, slug as Slug)])
  return { locale, contents: Object.fromEntries(contents) }
}
