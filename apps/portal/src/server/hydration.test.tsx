import { loadContent } from '@amparo/content/load-content'
import type { Locale } from '@amparo/rules/locale/locales'
import { languageHome } from '@amparo/rules/locale/locales'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import type { GivenContent } from '../platform/content/given-content.ts'
import { createAppParts } from '../session/app-parts.ts'
import { App } from '../shell/app.tsx'
import { createRoutes } from '../shell/routing/routes.tsx'
import { testSettings } from '../testing/render-page.tsx'
import { renderLogin } from './render-page.tsx'

const store = loadContent()
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

it.each<Locale>(['en_US', 'ar_EEMEA'])('hydrates the server’s page in %s without a difference', async (locale) => {
  const complaints = vi.spyOn(console, 'error')
  const contents: GivenContent['contents'] = {
    shell: store.content(locale, 'shell'),
    'pan-entry-page': store.content(locale, 'pan-entry-page'),
  }
  const given = { locale, contents }
  const asked = vi.fn<typeof fetch>(() => new Promise(() => undefined))
  const app = createAppParts({ settings: testSettings, given, fetch: asked })
  const { routes, options } = createRoutes(app)
  const router = createMemoryRouter(routes, {
    initialEntries: [languageHome(locale)],
    ...options,
    hydrationData: {},
  })
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderLogin({ settings: testSettings, given })
  const drawn = root.querySelector('h1')

  const recovered = vi.fn()
  const live = await act(async () =>
    hydrateRoot(root, <App app={app} router={router} />, { onRecoverableError: recovered }),
  )

  expect(root.querySelector('iframe')).toBeTruthy()
  expect(root.querySelector('h1')).toBe(drawn)
  expect(recovered).not.toHaveBeenCalled()
  expect(complaints).not.toHaveBeenCalled()
  // Only calls for what may have changed since the page was rendered, and for what is loaded after it.
  const overIt = /\/(?:consent|snackbar)\.json$/
  const addresses = asked.mock.calls.map(([address]) => String(address))
  expect(addresses.filter((address) => !overIt.test(address))).toEqual(['/api/feature_flags/v1/'])
  act(() => live.unmount())
  root.remove()
})
