import type { RouteObject } from 'react-router'
import { expect, it, vi } from 'vitest'
import { createTestApp } from '../../testing/render-page.tsx'
import { claimsArea } from './claims-area.ts'
import { pageRoutes } from './page-routes.tsx'
import { publicRoutes } from './public-routes.ts'
import { createRoutes } from './routes.tsx'

const { app } = createTestApp({ settings: { demo: true } })
const areas = { claims: claimsArea(app), 'public pages': publicRoutes(app) }

/** The routes that are added for an address. */
async function addedFor(path: string): Promise<RouteObject[][]> {
  const patch = vi.fn<(id: string | null, routes: RouteObject[]) => void>()
  const { signal } = new AbortController()
  await createRoutes(app).options.patchRoutesOnNavigation?.({ path, patch, signal, matches: [], fetcherKey: undefined })
  return patch.mock.calls.map(([, routes]) => routes)
}

const pathsOf = (routes: readonly RouteObject[]) => routes.map(({ path }) => path ?? '')
/** `/:countryCode/:languageCode/claims/:benefitCode?` becomes `/a/a/claims/a`. */
const filled = (path: string) => path.replace(/\/:\w+\??/g, '/a').replace('*', 'a')

it.each(Object.entries(areas))('loads nothing but the routes of %s for every address of theirs', async (_, area) => {
  for (const path of pathsOf(area)) expect((await addedFor(filled(path))).map(pathsOf), path).toEqual([pathsOf(area)])
})

it('loads nothing of claims or the marketplace for a benefit', async () => {
  expect((await addedFor('/usa/en_US/benefits/CDW')).map(pathsOf)).toEqual([pathsOf(pageRoutes(app, <p />))])
})
