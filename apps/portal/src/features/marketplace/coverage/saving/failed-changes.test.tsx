import type { QuoteUpdate } from '@amparo/rules/policies/coverage-update'
import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refused } from '../../../../testing/refused.ts'
import { useSnackbars } from '../../../../ui/feedback/snackbar.ts'
import { DETAILS, UPDATE } from '../../testing/open-quote.tsx'
import { aQuote, updated } from '../../testing/sample-quote.ts'
import { updateOf } from '../quote-update.ts'
import { beneficiary, chooseBeneficiary, openCoverage, prepareCoverage } from '../testing/open-coverage.tsx'

prepareCoverage()

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
    chooseBeneficiary('spouse')
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
    chooseBeneficiary('spouse')
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
    chooseBeneficiary('spouse')
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
    chooseBeneficiary('spouse')
    const status = await screen.findByText(/We couldn’t save your last change/)
    expect(status.textContent).toBe(
      'We couldn’t save your last change, so this price doesn’t include it. Your coverage start date must be within 30 days of today. Child 1, First name: Enter first name.',
    )
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(reports()).toMatchObject([{ code: 'CARDHOLDER_PAY_UPDATE_QUOTE_API_ERROR' }])
  })

  it('does not lead to the checkout', async () => {
    await openCoverage({ answers: { [UPDATE]: () => refused('internal_error', 500) } })
    chooseBeneficiary('spouse')
    fireEvent.click(screen.getByRole('button', { name: 'Next: Checkout' }))
    expect(await screen.findByText(/We couldn’t save your last change/)).toBeTruthy()
    expect(screen.queryByText(/arrived at/)).toBeNull()
  })

  it('because the quote is being bought leads to the page that waits for that', async () => {
    const page = await openCoverage({ answers: { [UPDATE]: () => refused('quote_locked', 423) } })
    page.server.quote = aQuote({ status_code: 'pending' })
    chooseBeneficiary('spouse')
    expect(await screen.findByText(/arrived at .*\/checkout$/)).toBeTruthy()
  })

  it.each([
    ['quote_expired', 'get-started'],
    ['already_purchased', 'policy-purchase-confirmation'],
  ])('because of %s leads to %s', async (code, page) => {
    await openCoverage({ answers: { [UPDATE]: () => refused(code, 409) } })
    chooseBeneficiary('spouse')
    expect(await screen.findByText(new RegExp(`arrived at .*/${page}$`))).toBeTruthy()
  })
})
