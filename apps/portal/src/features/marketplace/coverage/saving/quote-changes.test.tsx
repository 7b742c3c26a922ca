import type { PolicyDetails } from '@amparo/contract/policies'
import type { QuoteUpdate } from '@amparo/rules/policies/coverage-update'
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { quoteQuery } from '../../../../queries/marketplace/get-quote.ts'
import { refused } from '../../../../testing/refused.ts'
import { useSnackbars } from '../../../../ui/feedback/snackbar.ts'
import { DETAILS, UPDATE } from '../../testing/open-quote.tsx'
import { aQuote, quoteId, updated } from '../../testing/sample-quote.ts'
import { updateOf } from '../quote-update.ts'
import { box, field, insure, openCoverage, prepareCoverage, type } from '../testing/open-coverage.tsx'

prepareCoverage()

const beneficiary = () => screen.getByLabelText<HTMLSelectElement>('Beneficiary')
const choose = (value: string) => fireEvent.change(beneficiary(), { target: { value } })
const never = () => new Promise<never>(() => undefined)

describe('while a change is pending', () => {
  it.each([
    ['Accident Medical Expense', 'M-100'],
    ['Critical Illness', 'M-101'],
  ])('%s cannot be switched [%s]', async (name) => {
    await openCoverage({ answers: { [UPDATE]: never } })
    expect(box(name).disabled).toBe(false)
    choose('estate')
    await waitFor(() => expect(box(name).disabled).toBe(true))
    expect(screen.getByText('Updating your price…')).toBeTruthy()
  })

  it('everything else can be changed; the last change is sent next [M-X17]', async () => {
    const answer = Promise.withResolvers<void>()
    let calls = 0
    const { updates } = await openCoverage({
      answers: {
        [UPDATE]: (async (body: never) => {
          if (calls++ === 0) await answer.promise
          return { body: updated(aQuote(), body) }
        }) as never,
      },
    })
    choose('estate')
    await waitFor(() => expect(updates().length).toBe(1))
    expect(beneficiary().matches(':disabled')).toBe(false)
    choose('spouse')
    choose('children')
    answer.resolve()
    await waitFor(() => expect(updates().map((update) => update.beneficiary)).toEqual(['estate', 'children']))
  })

  it('the flag cp_restrict_inputs_purchase_flow disables all inputs, and the focus comes back [M-099]', async () => {
    const answer = Promise.withResolvers<{ body: PolicyDetails }>()
    await openCoverage({
      flags: ['cp_restrict_inputs_purchase_flow'],
      answers: { [UPDATE]: (() => answer.promise) as never },
    })
    beneficiary().focus()
    choose('estate')
    await waitFor(() => expect(beneficiary().matches(':disabled')).toBe(true))
    expect(screen.getByLabelText('Coverage start date').matches(':disabled')).toBe(true)
    beneficiary().blur()
    answer.resolve({ body: updated(aQuote(), { ...updateOf(aQuote()), beneficiary: 'estate' }) })
    await waitFor(() => expect(beneficiary().matches(':disabled')).toBe(false))
    expect(document.activeElement).toBe(beneficiary())
  })
})

describe('two tabs with the same quote', () => {
  const child = (first_name: string) => ({ first_name, last_name: 'Byron', birthdate: '2015-01-02' })
  const withChildren = (...names: string[]) =>
    updated(aQuote(), { ...updateOf(aQuote()), children: names.map((name) => child(name)) })
  const names = () => screen.queryAllByLabelText<HTMLInputElement>('First name').map(({ value }) => value)

  it('do not overwrite each other: the saved values are shown, and the change can be made again', async () => {
    const page = await openCoverage({ quote: withChildren('Ada') })
    // The other tab adds a child, which costs nothing more.
    const saved = { ...withChildren('Ada', 'Ben'), version: 3 }
    page.server.quote = saved
    choose('estate')
    await waitFor(() => expect(names()).toEqual(['Ada', 'Ben']))
    expect([beneficiary().value, page.server.quote]).toEqual(['', saved])
    expect(screen.getByText(/^This quote was changed in another tab/)).toBeTruthy()
    choose('estate')
    expect(await screen.findByText('Saved. Your price hasn’t changed.')).toBeTruthy()
    expect(page.server.quote.parties.map((party) => party.first_name)).toEqual(['Ada', 'Ada', 'Ben'])
  })

  it('are not suspected when one tab makes several changes', async () => {
    const page = await openCoverage()
    for (const [at, who] of ['estate', 'spouse', 'children'].entries()) {
      choose(who)
      await waitFor(() => expect(page.server.quote.version).toBe(at + 2))
    }
    expect(page.updates()).toMatchObject([{ version: 1 }, { version: 2 }, { version: 3 }])
  })

  it('show a quote that is loaded again as it is saved now', async () => {
    const page = await openCoverage({ quote: withChildren('Ada') })
    const { queryKey } = quoteQuery(page.app, quoteId)
    act(() => void page.app.queries.setQueryData(queryKey, { ...withChildren('Ben'), version: 3 }))
    await waitFor(() => expect(names()).toEqual(['Ben']))
    expect(page.updates()).toEqual([])
  })
})

describe('a change whose answer is lost', () => {
  /** A change is stored, but its answer does not arrive. A child is being entered meanwhile. */
  async function loseAnswer({ next = [] as string[] } = {}) {
    const page = await openCoverage()
    insure('children')
    type('First name', 'Cleo')
    page.server.losesAnswer = true
    for (const value of ['estate', ...next]) choose(value)
    return page
  }

  it.each([
    ['while it is running', ['spouse'], []],
    ['after it has failed', [], ['spouse']],
  ])('does not undo one that is made %s', async (_, meanwhile, after) => {
    const { server, reports } = await loseAnswer({ next: meanwhile })
    if (after.length > 0) await screen.findByText(/We couldn’t save your last change/)
    for (const value of after) choose(value)
    expect(await screen.findByText('Saved. Your price hasn’t changed.')).toBeTruthy()
    expect([updateOf(server.quote).beneficiary, server.quote.version]).toEqual(['spouse', 3])
    expect([beneficiary().value, field('First name').value]).toEqual(['spouse', 'Cleo'])
    expect(reports()).toMatchObject([{ code: 'CARDHOLDER_PAY_UPDATE_QUOTE_API_ERROR' }])
  })

  it('is found when it is sent again', async () => {
    const { server, updates } = await loseAnswer()
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Saved. Your price hasn’t changed.')).toBeTruthy()
    expect([server.quote.version, beneficiary().value, field('First name').value]).toEqual([2, 'estate', 'Cleo'])
    expect(updates()).toMatchObject([{ version: 1 }, { version: 1 }])
    choose('spouse')
    await waitFor(() => expect(updateOf(server.quote).beneficiary).toBe('spouse'))
    expect(updates()[2]).toMatchObject({ version: 2 })
  })

  it('is still followed by what another tab has saved since', async () => {
    const { server } = await loseAnswer()
    await screen.findByText(/We couldn’t save your last change/)
    server.quote = updated(server.quote, { ...updateOf(server.quote), beneficiary: 'children' })
    choose('spouse')
    expect(await screen.findByText(/^This quote was changed in another tab/)).toBeTruthy()
    expect([beneficiary().value, updateOf(server.quote).beneficiary]).toEqual(['children', 'children'])
  })

  it('keeps the next one even if the saved quote cannot be read', async () => {
    let isDown = false
    const page = await openCoverage({
      answers: { [DETAILS]: () => (isDown ? refused('internal_error', 500) : { body: aQuote() }) },
    })
    page.server.quote = updated(aQuote(), { ...updateOf(aQuote()), beneficiary: 'children' })
    isDown = true
    choose('spouse')
    expect(await screen.findByText(/We couldn’t save your last change/)).toBeTruthy()
    expect(beneficiary().value).toBe('spouse')
  })
})

describe('a change that fails', () => {
  it('shows the saved values again when the quote is locked, without a report [M-315] [M-X31]', async () => {
    const saved = updated(aQuote(), { ...updateOf(aQuote()), beneficiary: 'children', effective_date: '2026-11-20' })
    let quote = aQuote()
    const { reports } = await openCoverage({
      answers: {
        [UPDATE]: () => {
          quote = saved
          return refused('quote_locked', 423)
        },
        [DETAILS]: () => ({ body: quote }),
      },
    })
    choose('spouse')
    await waitFor(() => expect(beneficiary().value).toBe('children'))
    expect(screen.getByLabelText<HTMLInputElement>('Coverage start date').value).toBe('11/20/2026')
    expect(
      screen.getByText(/This quote was changed in another tab or on another device\. This is what’s saved\./),
    ).toBeTruthy()
    expect(reports()).toEqual([])
    expect(renderHook(() => useSnackbars()).result.current).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Next: Checkout' }))
    expect(await screen.findByText(/arrived at .*\/checkout$/)).toBeTruthy()
  })

  it('keeps what was entered while the quote is only locked for a moment, and can be sent again', async () => {
    let isLocked = true
    const { updates } = await openCoverage({
      answers: {
        [UPDATE]: (body) =>
          isLocked ? refused('quote_locked', 423) : { body: updated(aQuote(), body as QuoteUpdate) },
      },
    })
    choose('spouse')
    expect(await screen.findByText(/We couldn’t save your last change/)).toBeTruthy()
    expect(beneficiary().value).toBe('spouse')
    isLocked = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Saved. Your price hasn’t changed.')).toBeTruthy()
    expect(updates().map((update) => update.beneficiary)).toEqual(['spouse', 'spouse'])
  })

  it('keeps what was entered, is reported, and can be sent again [M-314]', async () => {
    let isBroken = true
    const { updates, reports } = await openCoverage({
      answers: {
        [UPDATE]: (body) => (isBroken ? refused('internal_error', 500) : { body: updated(aQuote(), body as never) }),
      },
    })
    choose('spouse')
    expect(await screen.findByText(/We couldn’t save your last change/)).toBeTruthy()
    expect(beneficiary().value).toBe('spouse')
    expect(reports()).toMatchObject([{ code: 'CARDHOLDER_PAY_UPDATE_QUOTE_API_ERROR' }])
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Saved. Your price hasn’t changed.')).toBeTruthy()
    expect(updates().map((update) => update.beneficiary)).toEqual(['spouse', 'spouse'])
  })

  it('says what the server found wrong, which cannot be sent again as it is [M-094] [M-314]', async () => {
    const problems = [
      { path: 'body.effective_date', code: 'start_date_outside' },
      { path: 'body.children.0.first_name', code: 'first_name_missing' },
      { path: 'body.beneficiary', code: 'of_tomorrow' },
    ]
    const { reports } = await openCoverage({ answers: { [UPDATE]: () => refused('invalid_quote', 422, { problems }) } })
    choose('spouse')
    const status = await screen.findByText(/We couldn’t save your last change/)
    expect(status.textContent).toBe(
      'We couldn’t save your last change, so this price doesn’t include it. Your coverage start date must be within 30 days of today. Child 1, First name: Enter first name.',
    )
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(reports()).toMatchObject([{ code: 'CARDHOLDER_PAY_UPDATE_QUOTE_API_ERROR' }])
  })

  it('does not lead to the checkout', async () => {
    await openCoverage({ answers: { [UPDATE]: () => refused('internal_error', 500) } })
    choose('spouse')
    fireEvent.click(screen.getByRole('button', { name: 'Next: Checkout' }))
    expect(await screen.findByText(/We couldn’t save your last change/)).toBeTruthy()
    expect(screen.queryByText(/arrived at/)).toBeNull()
  })

  it('because the quote is being bought leads to the page that waits for that', async () => {
    const page = await openCoverage({ answers: { [UPDATE]: () => refused('quote_locked', 423) } })
    page.server.quote = aQuote({ status_code: 'pending' })
    choose('spouse')
    expect(await screen.findByText(/arrived at .*\/checkout$/)).toBeTruthy()
  })

  it.each([
    ['quote_expired', 'get-started'],
    ['already_purchased', 'policy-purchase-confirmation'],
  ])('because of %s leads to %s', async (code, page) => {
    await openCoverage({ answers: { [UPDATE]: () => refused(code, 409) } })
    choose('spouse')
    expect(await screen.findByText(new RegExp(`arrived at .*/${page}$`))).toBeTruthy()
  })
})
