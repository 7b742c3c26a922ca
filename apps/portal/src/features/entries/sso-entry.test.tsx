import { afterEach, expect, it } from 'vitest'
import { refused } from '../../testing/refused.ts'
import { resetPage } from '../../testing/render-page.tsx'
import { anAnswer, panToken } from '../../testing/test-data.ts'
import { ssoEntry } from './sso-entry.ts'
import { card, follow, issuerToken, leadsTo, openEntry } from './testing/entry.ts'

afterEach(resetPage)

const brazil = { '/api/cardholder/v1/benefits/': () => ({ body: anAnswer({ ica_country: 'BRA' }) }) }

it.each(['prefill_token', 'token'])(
  'exchanges the token of %s, stores the card and goes to the country’s first page [P-173, P-174, P-175, P-176, P-409, P-410, P-X15]',
  async (name) => {
    const { app, bodies } = openEntry()
    const response = await ssoEntry(app, follow(`/sso?${name}=${issuerToken}&country_code=USA`), ['en-US'])
    expect(leadsTo(response)).toEqual({ to: '/usa/en_US/benefits', replaces: true })
    expect(bodies('/prefill_token')).toEqual([{ token: issuerToken }])
    expect(app.session.card()).toEqual({ panToken, last4: '4021', isBrandAgnostic: false })
    expect(location.search).toBe('')
  },
)

it('goes to the same page as a login in that country [P-176]', async () => {
  const { app } = openEntry({
    answers: { '/api/cardholder/v1/benefits/': () => ({ body: anAnswer({ ica_country: 'CAN' }) }) },
  })
  const response = await ssoEntry(app, follow(`/sso?token=${issuerToken}&country_code=can`), ['en'])
  expect(leadsTo(response).to).toBe('/can/en_US/claim-status')
})

it.each([
  [['en-GB', 'pt'], '/bra/en_LAC/benefits', 'P-177'],
  [['pt-BR'], '/bra/pt_BR/benefits', 'P-177'],
  [['de-DE', 'fr'], '/bra/pt_BR/benefits', 'P-178'],
])('chooses for a browser that prefers %j: %s [%s]', async (browser, to) => {
  const { app, bodies } = openEntry({ answers: brazil })
  const response = await ssoEntry(app, follow(`/sso?prefill_token=${issuerToken}&country_code=BRA`), browser)
  expect(leadsTo(response).to).toBe(to)
  expect(bodies('/benefits/')).toMatchObject([{ language_code: to.split('/')[2] }])
})

it('uses the country of the card', async () => {
  const { app } = openEntry({ answers: brazil })
  const response = await ssoEntry(app, follow(`/sso?token=${issuerToken}&country_code=USA`), ['pt-BR'])
  expect(leadsTo(response).to).toBe('/bra/pt_BR/benefits')
})

it.each([
  ['/sso', ['MISSING_URL_PARAMS']],
  [`/sso?token=${issuerToken}`, ['MISSING_URL_PARAMS']],
  ['/sso?country_code=USA', ['MISSING_URL_PARAMS']],
  [`/sso?token=${issuerToken}&country_code=ZZ9`, []],
])(
  'goes to login with the prefill error from %s, without a call to the vault [P-173, P-174, P-179]',
  async (address, reports) => {
    const { app, bodies, reported } = openEntry()
    const response = await ssoEntry(app, follow(address), ['th'])
    expect(leadsTo(response)).toEqual({ to: '/th_TH/login', replaces: true })
    expect(app.loginNotice.get()).toEqual({ kind: 'prefill-error' })
    expect(bodies('/prefill_token')).toEqual([])
    expect(reported()).toEqual(reports)
  },
)

it.each([
  ['https://vault.test/prefill_token', 'expired_token'],
  ['/api/cardholder/v1/benefits/', 'no_benefits_found'],
])('goes to login with the prefill error when %s answers %s [P-179]', async (path, code) => {
  const { app } = openEntry({ answers: { [path]: () => refused(code) } })
  const response = await ssoEntry(app, follow(`/sso?token=${issuerToken}&country_code=USA`), ['en'])
  expect(leadsTo(response).to).toBe('/')
  expect(app.loginNotice.get()).toEqual({ kind: 'prefill-error' })
  expect(app.session.card()).toBeNull()
})

it.each(['/sso', `/sso?token=${issuerToken}&country_code=USA`])(
  'shows the session’s page if %s is opened again',
  async (address) => {
    const { app } = openEntry({ answers: { 'https://vault.test/prefill_token': () => refused('used_token') } })
    app.session.begin(card)
    expect(leadsTo(await ssoEntry(app, follow(address), ['en'])).to).toBe('/usa/en_US/benefits')
    expect(app.loginNotice.get()).toBeNull()
  },
)
