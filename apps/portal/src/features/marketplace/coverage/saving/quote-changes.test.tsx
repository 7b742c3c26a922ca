import type { PolicyDetails } from '@amparo/contract/policies'
import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refused } from '../../../../testing/refused.ts'
import { useSnackbars } from '../../../../ui/feedback/snackbar.ts'
import { DETAILS, UPDATE } from '../../testing/open-quote.tsx'
import { aQuote, updated } from '../../testing/sample-quote.ts'
import { updateOf } from '../quote-update.ts'
import { box, openCoverage, prepareCoverage } from '../testing/open-coverage.tsx'

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
    expect(screen.getByText(/Another change to this quote was still running/)).toBeTruthy()
    expect(reports()).toEqual([])
    expect(renderHook(() => useSnackbars()).result.current).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Next: Checkout' }))
    expect(await screen.findByText(/arrived at .*\/checkout$/)).toBeTruthy()
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

  it.each([
    ['quote_expired', 'get-started'],
    ['already_purchased', 'policy-purchase-confirmation'],
  ])('because of %s leads to %s', async (code, page) => {
    await openCoverage({ answers: { [UPDATE]: () => refused(code, 409) } })
    choose('spouse')
    expect(await screen.findByText(new RegExp(`arrived at .*/${page}$`))).toBeTruthy()
  })
})
