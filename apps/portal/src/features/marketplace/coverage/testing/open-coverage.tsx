import { fireEvent, screen, within } from '@testing-library/react'
import { prepareMarketplace } from '../../testing/open-marketplace.tsx'
import { openQuote } from '../../testing/open-quote.tsx'
import { CoveragePage } from '../coverage-page.tsx'

/** For the whole file: it is November 16, 2026. */
export const prepareCoverage = () => prepareMarketplace({ now: '2026-11-16T15:00:00Z' })

type Options = Omit<Parameters<typeof openQuote>[1], 'at'>

export async function openCoverage(options: Options = {}) {
  const test = openQuote(<CoveragePage />, { at: 'coverage', ...options })
  await screen.findByRole('heading', { level: 1, name: 'Confirm your AD&D Coverage' })
  return test
}

export const price = () => within(screen.getByRole('complementary', { name: 'Your price' }))
export const amount = (text: string) => price().findByText(`${text} a month`)
export const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Add ${name}` })
export const field = (name: string, at = 0) => screen.getAllByLabelText(name)[at] as HTMLInputElement

export const beneficiary = () => screen.getByLabelText<HTMLSelectElement>('Beneficiary')
export const chooseBeneficiary = (value: string) => fireEvent.change(beneficiary(), { target: { value } })

/** Whether these people are insured too. */
export function insure(who: 'spouse' | 'children', answer: 'Yes' | 'No' = 'Yes') {
  fireEvent.click(screen.getAllByLabelText(answer)[who === 'spouse' ? 0 : 1] as HTMLElement)
}

export function type(name: string, value: string, at = 0) {
  fireEvent.input(field(name, at), { target: { value } })
  fireEvent.blur(field(name, at))
}

export const bea = { first_name: 'Bea', last_name: 'Byron', birthdate: '1991-02-03' }

export function typeBea(birthdate: string, at = 0) {
  type('First name', 'Bea', at)
  type('Last name', 'Byron', at)
  type('Date of birth', birthdate, at)
}
