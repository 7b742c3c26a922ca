import type { PolicyDetails } from '@amparo/contract/policies'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetPage } from '../../../testing/render-page.tsx'
import { DETAILS, openQuote, UPDATE } from '../testing/open-quote.tsx'
import { aQuote, updated } from '../testing/sample-quote.ts'
import { CoveragePage } from './coverage-page.tsx'
import { updateOf } from './quote-update.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T15:00:00Z') }))
afterEach(() => {
  resetPage()
  vi.useRealTimers()
})

type Options = Omit<Parameters<typeof openQuote>[1], 'at'>
async function open(options: Options = {}) {
  const test = openQuote(<CoveragePage />, { at: 'coverage', ...options })
  await screen.findByRole('heading', { level: 1 })
  return test
}
const beneficiary = () => screen.getByLabelText<HTMLSelectElement>('Beneficiary')
const choose = (value: string) => fireEvent.change(beneficiary(), { target: { value } })
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Add ${name}` })
const refusal = (status: number, error_code: string) => () => ({ status, body: { error_code, request_id: 'req-9' } })
const never = () => new Promise<never>(() => undefined)

describe('while a change is pending', () => {
  it.each([
    ['Accident Medical Expense', 'M-100'],
    ['Critical Illness', 'M-101'],
  ])('%s cannot be switched [%s]', async (name) => {
    await open({ answers: { [UPDATE]: never } })
    expect(box(name).disabled).toBe(false)
    choose('estate')
    await waitFor(() => expect(box(name).disabled).toBe(true))
    expect(screen.getByText('Updating your price…')).toBeTruthy()
  })

  it('everything else can be changed; the last change is sent next [M-X17]', async () => {
    const answer = Promise.withResolvers<void>()
    let calls = 0
    const { updates } = await open({
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
    await open({
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
    const { reports } = await open({
      answers: {
        [UPDATE]: () => {
          quote = saved
          return refusal(423, 'quote_locked')()
        },
        [DETAILS]: () => ({ body: quote }),
      },
    })
    choose('spouse')
    await waitFor(() => expect(beneficiary().value).toBe('children'))
    expect(screen.getByLabelText<HTMLInputElement>('Coverage start date').value).toBe('11/20/2026')
    expect(screen.getByText(/Another change to this quote was still running/)).toBeTruthy()
    expect(reports()).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Next: Checkout' }))
    expect(await screen.findByText(/arrived at .*\/checkout$/)).toBeTruthy()
  })

  it('keeps what was entered, is reported, and can be sent again [M-314]', async () => {
    let isBroken = true
    const { updates, reports } = await open({
      answers: {
        [UPDATE]: (body) => (isBroken ? refusal(500, 'internal_error')() : { body: updated(aQuote(), body as never) }),
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

  it('does not lead to the checkout', async () => {
    await open({ answers: { [UPDATE]: refusal(500, 'internal_error') } })
    choose('spouse')
    fireEvent.click(screen.getByRole('button', { name: 'Next: Checkout' }))
    expect(await screen.findByText(/We couldn’t save your last change/)).toBeTruthy()
    expect(screen.queryByText(/arrived at/)).toBeNull()
  })

  it.each([
    ['quote_expired', 'get-started'],
    ['already_purchased', 'policy-purchase-confirmation'],
  ])('because of %s leads to %s', async (code, page) => {
    await open({ answers: { [UPDATE]: refusal(409, code) } })
    choose('spouse')
    expect(await screen.findByText(new RegExp(`arrived at .*/${page}$`))).toBeTruthy()
  })
})
