import { loadContent } from '@amparo/content/load-content'
import { render } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import type { PageSettings } from '../../platform/settings.ts'
import type { Card } from '../../session/card-session.ts'
import type { Tabs } from '../../session/tabs.ts'
import { createTestApp } from '../../testing/render-page.tsx'
import { aCountry, anAnswer } from '../../testing/test-data.ts'
import { App } from '../app.tsx'
import { followSession } from '../routing/follow-session.ts'
import { createRoutes } from '../routing/routes.tsx'

const store = loadContent()
const countries: Record<string, unknown> = {
  USA: aCountry(),
  THA: aCountry({ code: 'THA', languages: ['th_TH', 'en_AP'] }),
  AUS: aCountry({ code: 'AUS', languages: ['en_AP'] }),
  IND: aCountry({ code: 'IND', languages: ['en_AP'], isStartClaimEnabled: false }),
  CAN: aCountry({
    code: 'CAN',
    isBenefitsVisible: false,
    isClaimsVisible: false,
    loginSuccessPath: '/claim-status',
  }),
}

type Options = {
  card?: Card
  benefits?: Partial<ReturnType<typeof anAnswer>>
  /** The feature flags that are on. */
  flags?: string[]
  settings?: Partial<PageSettings>
  tabs?: Tabs
  /** The addresses that were visited before. */
  before?: string[]
}

/** Renders the whole portal at an address, with real content and a few countries. */
export function openApp(path: string, { card, benefits, flags = [], settings, tabs, before = [] }: Options = {}) {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (input) => {
    const address = String(input)
    asked.push(address)
    const [, language = '', slug = ''] = /^\/content\/(\w+)\/([\w-]+)\.json$/.exec(address) ?? []
    const found = store.get(language, slug)
    if (typeof found !== 'string') return new Response(found.body.toString())
    if (address.includes('/benefits/')) return Response.json(anAnswer(benefits))
    if (address.includes('/feature_flags/')) return Response.json(flags.map((code) => ({ code, status: 'on' })))
    const country = countries[/countries\/(\w+)\/$/.exec(address)?.[1] ?? '']
    return country
      ? Response.json(country)
      : Response.json({ error_code: 'unsupported_country', request_id: 'r' }, { status: 422 })
  }
  const { app, drafts } = createTestApp({ fetch, settings, tabs, card })
  const { routes, options } = createRoutes(app)
  const router = createMemoryRouter(routes, {
    initialEntries: [...before, path],
    ...options,
  })
  followSession(app, router)
  return { ...render(<App app={app} router={router} />), app, router, asked, drafts }
}
