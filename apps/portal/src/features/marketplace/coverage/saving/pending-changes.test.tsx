import type { PolicyDetails } from '@amparo/contract/policies'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { UPDATE } from '../../testing/open-quote.tsx'
import { aQuote, updated } from '../../testing/sample-quote.ts'
import { updateOf } from '../quote-update.ts'
import { beneficiary, box, chooseBeneficiary, openCoverage, prepareCoverage } from '../testing/open-coverage.tsx'

prepareCoverage()

const never = () => new Promise<never>(() => undefined)

describe('while a change is pending', () => {
  it.each([
    ['Accident Medical Expense', 'M-100'],
    ['Critical Illness', 'M-101'],
  ])('%s cannot be switched [%s]', async (name) => {
    await openCoverage({ answers: { [UPDATE]: never } })
    expect(box(name).disabled).toBe(false)
    chooseBeneficiary('estate')
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
    chooseBeneficiary('estate')
    await waitFor(() => expect(updates().length).toBe(1))
    expect(beneficiary().matches(':disabled')).toBe(false)
    chooseBeneficiary('spouse')
    chooseBeneficiary('children')
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
    chooseBeneficiary('estate')
    await waitFor(() => expect(beneficiary().matches(':disabled')).toBe(true))
    expect(screen.getByLabelText('Coverage start date').matches(':disabled')).toBe(true)
    beneficiary().blur()
    answer.resolve({ body: updated(aQuote(), { ...updateOf(aQuote()), beneficiary: 'estate' }) })
    await waitFor(() => expect(beneficiary().matches(':disabled')).toBe(false))
    expect(document.activeElement).toBe(beneficiary())
  })
})
