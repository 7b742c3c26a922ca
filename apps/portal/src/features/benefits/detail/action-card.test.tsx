import type { ContentOf } from '@amparo/content/slugs'
import type { Benefit } from '@amparo/contract/benefits'
import type { Country } from '@amparo/contract/countries'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contentKey } from '../../../platform/content/content.ts'
import { openBenefit, prepareBenefit } from '../testing/open-benefit.tsx'

prepareBenefit()

const actions = () => screen.getByRole('complementary', { name: /./ })
const buttons = () =>
  [...actions().querySelectorAll('button, a.button:not(.button-link)')].map(({ textContent }) => textContent)

describe('the buttons', () => {
  it.each<[string, Partial<Benefit>, Partial<Country>, string[], string]>([
    ['a car', {}, {}, ['Start a claim', 'Get a certificate'], '[P-236, P-253, P-254]'],
    [
      'a trip',
      { benefit_code: 'TIR', content_entry: 'trip-registration', terms: tripTerms() },
      {},
      ['Register a trip', 'Get a travel letter', 'Start a claim'],
      '[P-252]',
    ],
    [
      'India',
      {},
      { code: 'IND' },
      ['Download the claim form', 'Email the form', 'Get a certificate'],
      '[P-250, P-251, C-X73]',
    ],
    ['one by phone', { is_phone_only: true }, { code: 'BRA' }, [], '[P-255, P-X23]'],
    ['a provider', { source: 'CHUBB' }, { code: 'BRA' }, [], '[P-259]'],
  ])('are correct for %s', async (_, benefit, country, labels, _ids) => {
    await openBenefit(benefit, country)
    expect(buttons()).toEqual(labels)
  })

  it.each<[Partial<Benefit>, RegExp]>([
    [{ is_phone_only: true }, /file a claim for this benefit, call/],
    [{ is_claimable: false }, /To use this benefit, call/],
    [{ source: 'EME' }, /handles claims itself/],
  ])('are explained when there is none to start a claim: %j', async (benefit, words) => {
    await openBenefit(benefit, { code: 'BRA' })
    const note = within(actions()).getByText(words)
    expect(within(note).getByRole('link').getAttribute('href')).toBe('tel:+18005550100')
  })

  it('are the same whether a benefit is_adjudicatable or not [P-X38]', async () => {
    await openBenefit({ is_adjudicatable: true })
    const before = actions().textContent
    await openBenefit({ is_adjudicatable: false })
    expect(actions().textContent).toBe(before)
  })

  it('link in India to a file and to an address [P-250, P-251]', async () => {
    await openBenefit({}, { code: 'IND' })
    const download = screen.getByRole('link', { name: 'Download the claim form' })
    expect(download.getAttribute('href')).toBe('/documents/claim-forms/ind/cdw.pdf')
    expect(download.hasAttribute('download')).toBe(true)
    expect(screen.getByRole('link', { name: 'Email the form' }).getAttribute('href')).toMatch(/^mailto:/)
  })

  it('never link in India to an address that content may not use [P-250, P-251]', async () => {
    const { app } = await openBenefit({}, { code: 'IND' })
    const hostile = { download_url: 'data:text/html,x', claim_form_url: 'javascript:alert(1)' }
    act(() => {
      app.queries.setQueryData<ContentOf<'benefit-details'>>(
        contentKey('en_US', 'benefit-details'),
        (all) => all && { ...all, 'masterrental-2': { ...all['masterrental-2'], ...hostile } },
      )
    })
    await waitFor(() => expect(buttons()).toEqual(['Start a claim', 'Get a certificate']))
  })

  it.each<[string, string, boolean]>([
    ['CDW', 'BRA', false],
    ['MEX', 'BRA', false],
    ['TIN', 'BRA', false],
    ['CDW', 'PHL', false],
    ['MEX', 'PHL', false],
    ['TIN', 'PHL', false],
    ['TIN', 'SGP', true],
    ['MEX', 'MEX', true],
  ])('offer a letter of %s in %s: %j [C-326, C-327, C-328]', async (benefit_code, code, isOffered) => {
    await openBenefit({ benefit_code }, { code })
    expect(buttons().some((label) => /letter|certificate/.test(label ?? ''))).toBe(isOffered)
  })

  it('offer a quote and the policy for a benefit that cardholders pay for, and nothing else [P-249]', async () => {
    await openBenefit({ benefit_code: 'ADD' }, {}, { flags: ['mcu_nam_cp'] })
    const quote = await screen.findByRole('link', { name: 'Get a quote' })
    expect(quote.getAttribute('href')).toBe('/usa/en_US/marketplace/add/purchase/get-started')
    expect(buttons()).toEqual(['Get a quote', 'Manage my policy'])
  })

  it.each([
    ['while the marketplace is closed', {}, []],
    ['outside the USA', { code: 'BRA' }, ['mcu_nam_cp']],
  ])('offer no quote %s [P-249]', async (_, country, flags) => {
    const { app } = await openBenefit({ benefit_code: 'ADD' }, country, { flags })
    await waitFor(() => expect(app.queries.getQueryState(['feature-flags'])?.status).toBe('success'))
    expect(buttons()).toEqual(['Start a claim'])
  })

  it('open the login modal of a policy [P-265, P-260]', async () => {
    await openBenefit({ benefit_code: 'ADD' }, {}, { flags: ['mcu_nam_cp'] })
    fireEvent.click(await screen.findByRole('button', { name: 'Manage my policy' }))
    const dialog = await screen.findByRole('dialog', { name: 'Manage my policy' })
    expect(within(dialog).getByLabelText('Email address')).toBeTruthy()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('open one dialog at a time [P-260, P-261]', async () => {
    await openBenefit({ benefit_code: 'TIN' })
    fireEvent.click(screen.getByRole('button', { name: 'Get a travel letter' }))
    await screen.findByRole('dialog', { name: 'Travel letter' })
    fireEvent.click(screen.getByRole('button', { name: 'Start a claim' }))
    await screen.findByRole('dialog', { name: 'Before you start' })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a claim that asks something first', () => {
  const start = async (parts: Partial<Benefit>, country: Partial<Country>, settings = {}) => {
    const page = await openBenefit(parts, country, { settings })
    fireEvent.click(screen.getByRole('button', { name: 'Start a claim' }))
    const dialog = await screen.findByRole('dialog', { name: 'Before you start' })
    fireEvent.click(within(dialog).getByRole('link', { name: 'Start a claim' }))
    return page
  }

  it('verifies the cardholder in a dialog of the benefit page [P-262, P-260]', async () => {
    const page = await start({}, {}, { phoneVerifiedBenefits: ['CDW'] })
    await screen.findByRole('dialog', { name: 'Confirm your phone number' })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(page.router.state.location.pathname).toBe('/usa/en_US/benefits/CDW')
  })

  it('names the administrative fees in a dialog of the benefit page [P-263, P-260]', async () => {
    const page = await start({}, { isDisclaimersVisible: true })
    const dialog = await screen.findByRole('dialog', { name: 'What’s not included' })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.router.state.location.pathname).toBe('/usa/en_US/benefits/CDW')
  })

  it('goes on to the start page if the claim cannot be opened [P-263]', async () => {
    const page = await start({}, { isDisclaimersVisible: true })
    const dialog = await screen.findByRole('dialog', { name: 'What’s not included' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/usa/en_US/claims/CDW'))
  })
})

function tripTerms() {
  return {
    medical_amount: 1,
    baggage_amount: 1,
    delay_amount: 1,
    wait_hours: 6,
    trip_days: 60,
    claim_days: 60,
    document_days: 90,
  }
}
