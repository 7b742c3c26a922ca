import { fireEvent, screen } from '@testing-library/react'

const valid = {
  'First name': 'Maya',
  'Last name': 'Ortiz',
  'Email address': 'maya@example.com',
  'Date of birth': '05/04/1990',
  'Street address': '12 Main St',
  City: 'Columbus',
  State: 'OH',
  'ZIP code': '43004',
}
type Answers = Partial<Record<keyof typeof valid | 'Apartment, suite or unit (optional)', string>>

/** Fills in the quote form of Maya, in Ohio, with changes, and leaves every field. */
export async function fillQuote(changes: Answers = {}) {
  await screen.findByLabelText('First name')
  for (const [label, value] of Object.entries({ ...valid, ...changes })) {
    const field = screen.getByLabelText(label)
    fireEvent.input(field, { target: { value } })
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  }
  const gender = screen.queryByLabelText('Female')
  if (gender) fireEvent.click(gender)
}

export function seePrice() {
  fireEvent.click(screen.getByRole('button', { name: 'See my price' }))
}
