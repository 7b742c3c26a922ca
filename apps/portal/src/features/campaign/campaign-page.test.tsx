import { loadContent } from '@amparo/content/load-content'
import { useQueryClient } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { sendEventsTo } from '../../platform/analytics/analytics.ts'
import { contentKey } from '../../platform/content/content.ts'
import { renderPage, resetPage } from '../../testing/render-page.tsx'
import { CampaignPage } from './campaign-page.tsx'

const campaigns = loadContent().content('en_US', 'campaigns')

// jsdom has no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
afterEach(() => {
  sendEventsTo(null)
  resetPage()
})

function open(slug: string, { modal = false, campaign = {} } = {}) {
  const leaveFor = vi.fn()
  const flags = [{ code: 'mcu_lpg_v1modal', status: modal ? 'on' : 'off' }]
  const page = renderPage(<CampaignPage leaveFor={leaveFor} />, {
    path: `/campaign/${slug}`,
    route: '/:languageCode?/campaign/:urlSlug',
    answers: {
      '/api/feature_flags/v1/': () => ({ body: flags }),
      '/api/errors/v1/': () => ({ status: 204, body: null }),
    },
  })
  const changed = { ...campaigns, 'new-phone': { ...campaigns['new-phone'], ...campaign } }
  page.app.queries.setQueryData(contentKey('en_US', 'campaigns'), changed)
  return { ...page, leaveFor }
}
const asked = () => screen.findByRole('dialog', { name: 'You’re about to leave this site' })
async function click(name: string, { expectsNotice = false } = {}) {
  const link = await screen.findByRole('link', { name })
  if (expectsNotice) await waitFor(() => expect(link.getAttribute('aria-haspopup')).toBe('dialog'))
  let isFollowed: boolean | undefined
  // The last listener: the browser follows the link unless an earlier listener prevented it. jsdom cannot navigate.
  const last = (event: Event) => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', last, { once: true })
  fireEvent.click(link)
  return { link: link as HTMLAnchorElement, isFollowed }
}

it.each(['summer-travel', 'Summer-Travel', 'SUMMER-TRAVEL'])('finds the campaign of the slug %s [P-280]', (slug) => {
  open(slug)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(campaigns['summer-travel'].title)
  expect(document.title).toBe(`${campaigns['summer-travel'].title} · Amparo`)
})

it('shows a hero with title, description and button [P-281, P-282, P-283]', () => {
  open('summer-travel')
  const text = campaigns['summer-travel']
  const hero = screen.getByRole('heading', { level: 1, name: text.title }).closest('section') as HTMLElement
  expect(within(hero).getByText(text.short_description)).toBeTruthy()
  expect(within(hero).getByRole('link', { name: text.header_button_label }).getAttribute('href')).toBe(
    text.header_button_url,
  )
  expect(hero.querySelector('svg')).toBeTruthy()
})

it.each([
  ['summer-travel', { image: true, button: true, disclaimer: true }],
  ['new-phone', { image: false, button: false, disclaimer: false }],
] as const)('for %s shows what content has: %j [P-284, P-285, P-286, P-287]', (slug, has) => {
  const { container } = open(slug)
  const text = campaigns[slug]
  const section = screen.getByRole('region', { name: text.good_to_know_title })
  expect(
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(text.good_to_know_body)
  expect(section.querySelector('.illustration') !== null).toBe(has.image)
  expect(within(section).queryByRole('link') !== null).toBe(has.button)
  expect(container.querySelector('.campaign-disclaimer')?.textContent).toBe(
    has.disclaimer ? text.disclaimer : undefined,
  )
})

it('shows a loading view while the campaign loads [P-288]', () => {
  function Uncached() {
    const queries = useQueryClient()
    useState(() => queries.removeQueries({ queryKey: contentKey('en_US', 'campaigns') }))
    return <CampaignPage />
  }
  renderPage(<Uncached />, {
    path: '/campaign/summer-travel',
    route: '/campaign/:urlSlug',
    answers: { '/content/en_US/campaigns.json': () => new Promise<never>(() => undefined) },
  })
  expect(screen.getByRole('status', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByRole('heading')).toBeNull()
})

it.each(['winter', 'constructor', '__proto__', 'summer-travel%20', '<script>'])(
  'redirects from the unknown campaign %s to login [P-289]',
  async (slug) => {
    open(encodeURIComponent(slug))
    expect(await screen.findByText('arrived at /')).toBeTruthy()
  },
)

it('asks before it leaves the site: names the host, leaves on confirmation, closes [P-290, P-291]', async () => {
  const { leaveFor } = open('safe-shopping', { modal: true })
  const { isFollowed } = await click('Find trusted stores', { expectsNotice: true })
  expect(isFollowed).toBe(false)
  const notice = await asked()
  expect(notice.textContent).toContain('shopping.partner.example')
  expect(leaveFor).not.toHaveBeenCalled()
  fireEvent.click(within(notice).getByRole('button', { name: 'Go to that site' }))
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith('https://shopping.partner.example/checked-shops')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks for the second button too, and only closes on cancel [P-290, P-292]', async () => {
  const { leaveFor } = open('safe-shopping', { modal: true })
  await click('Read the tips', { expectsNotice: true })
  fireEvent.click(within(await asked()).getByRole('button', { name: 'Stay here' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(leaveFor).not.toHaveBeenCalled()
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
})

it('leaves the site at once if the flag is off [P-293, P-294]', async () => {
  const { asked: calls } = open('safe-shopping')
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/feature_flags/v1/'))
  const { link, isFollowed } = await click('Find trusted stores')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(isFollowed).toBe(true)
  expect(link.href).toBe('https://shopping.partner.example/checked-shops')
})

it('tracks a click with the campaign’s name and nothing else', async () => {
  const events = vi.fn()
  open('Safe-Shopping')
  sendEventsTo(events)
  await click('Find trusted stores')
  expect(events).toHaveBeenCalledExactlyOnceWith({ event: 'campaign_cta', campaign: 'safe-shopping' })
})

it.each(['javascript:alert(1)', 'data:text/html,x', ''])(
  'does not follow the address "%s", and reports it',
  async (header_button_url) => {
    const { leaveFor, asked: calls } = open('new-phone', { modal: true, campaign: { header_button_url } })
    fireEvent.click(await screen.findByRole('button', { name: 'Set up my phone' }))
    expect(leaveFor).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.querySelector('a[href^="javascript"], a[href^="data"]')).toBeNull()
    expect(calls.find(({ path }) => path === '/api/errors/v1/')?.body).toMatchObject({ code: 'CMS_ERROR' })
  },
)

it('stays usable with broken content: no list, markup in a text, an unknown drawing', async () => {
  const broken = { good_to_know_body: undefined, title: '<img src=x onerror=alert(1)>', hero_image: 'no-such-drawing' }
  const { container } = open('new-phone', { campaign: broken })
  expect(await screen.findByRole('heading', { level: 1, name: '<img src=x onerror=alert(1)>' })).toBeTruthy()
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('.campaign-hero svg')).toBeTruthy()
})
