import { loadContent } from '@amparo/content/load-content'
import type { Slug } from '@amparo/content/slugs'
import type { Country } from '@amparo/contract/countries'
import { defaultLocale, isLocale } from '@amparo/rules/locale/locales'
import { render } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import type { PageSettings } from '../../platform/settings.ts'
import type { Card } from '../../session/card-session.ts'
import type { DraftDatabase } from '../../session/drafts/draft-database.ts'
import { keyOfTests } from '../../session/drafts/testing/keys-of-tests.ts'
import type { Tabs } from '../../session/tabs.ts'
import { createTestApp } from '../../testing/render-page.tsx'
import { aCountry, anAnswer } from '../../testing/test-data.ts'
import { App } from '../app.tsx'
import { followSession } from '../routing/follow-session.ts'
import { createRoutes } from '../routing/routes.tsx'

const store = loadContent({ isLazy: true })
const countries: Record<string, Country> = {
  USA: aCountry(),
  THA: aCountry({ code: 'THA', languages: ['th_TH', 'en_AP'] }),
  AUS: aCountry({ code: 'AUS', languages: ['en_AP'] }),
  BRA: aCountry({ code: 'BRA', languages: ['pt_BR', 'en_LAC'] }),
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
  /** More answers of the API, by the beginning of their address. */
  answers?: Record<string, unknown>
  country?: Partial<Country>
  /** Changes the entries of a slug on their way from the store. */
  changeContent?: (slug: Slug, json: string) => string
  letterDatabase?: DraftDatabase
  /** The database of each kind of draft. */
  draftDatabase?: (name: string) => DraftDatabase
  /** The store answers 403 for these slugs, in every language. */
  brokenSlugs?: Slug[]
}

/** Every page comes with the texts of its frame. */
function shellFor(path: string) {
  const locale = path.split(/[/?]/).find(isLocale) ?? defaultLocale
  return { locale, contents: { shell: store.content(locale, 'shell') } }
}

/** Renders the whole portal at an address, with real content and a few countries. */
export function openApp(
  path: string,
  { card, benefits, flags = [], settings, tabs, before = [], brokenSlugs = [], ...more }: Options = {},
) {
  const asked: string[] = []
  const reports: unknown[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const address = String(input)
    asked.push(address)
    if (address === '/api/errors/v1/') reports.push(JSON.parse(String(init?.body)))
    const [, language = '', slug = ''] = /^\/content\/(\w+)\/([\w-]+)\.json$/.exec(address) ?? []
    if (brokenSlugs.some((one) => one === slug)) return new Response('', { status: 403 })
    const found = store.get(language, slug)
    if (typeof found !== 'string') {
      const json = found.body.toString()
      return new Response(more.changeContent?.(slug as Slug, json) ?? json)
    }
    const answer = Object.keys(more.answers ?? {}).find((beginning) => address.startsWith(beginning))
    if (answer) return Response.json(more.answers?.[answer])
    if (address.endsWith('/draft_key/')) return Response.json(keyOfTests)
    if (address.includes('/benefits/')) return Response.json(anAnswer(benefits))
    if (address.includes('/feature_flags/')) return Response.json(flags.map((code) => ({ code, status: 'on' })))
    const country = countries[/(?:countries|languages)\/(\w+)\/$/.exec(address)?.[1] ?? '']
    if (country && address.includes('/languages/')) return Response.json({ languages: country.languages })
    return country
      ? Response.json({ ...country, ...more.country })
      : Response.json({ error_code: 'unsupported_country', request_id: 'r' }, { status: 422 })
  }
  const { app, drafts } = createTestApp({
    ...{ fetch, settings, tabs, card },
    given: shellFor(path),
    letterDatabase: more.letterDatabase,
    draftDatabase: more.draftDatabase,
  })
  const { routes, options } = createRoutes(app)
  const router = createMemoryRouter(routes, {
    initialEntries: [...before, path],
    ...options,
  })
  followSession(app, router)
  return { ...render(<App app={app} router={router} />), app, router, asked, reports, drafts }
}
