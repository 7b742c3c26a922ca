import type { Benefit } from '@amparo/contract/benefits'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dateOfLoss } from '../../../session/session-fields.ts'
import { openBenefit, prepareBenefit } from '../testing/open-benefit.tsx'

prepareBenefit()

describe('the dialog before a claim', () => {
  const sheet = async (parts: Partial<Benefit> = {}) => {
    const page = await openBenefit(parts)
    fireEvent.click(screen.getByRole('button', { name: 'Start a claim' }))
    return { ...page, dialog: await screen.findByRole('dialog', { name: 'Before you start' }) }
  }

  it('shows how long the form takes and what it asks for', async () => {
    const { dialog, router } = await sheet({ claim_form: { pages: 1, minutes: 12, documents: ['DOC001', 'DOC999'] } })
    expect(within(dialog).getByText('About 12 minutes')).toBeTruthy()
    expect(within(dialog).getByText('3 steps')).toBeTruthy()
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1)
    expect(within(dialog).getByText(/180 days/)).toBeTruthy()
    expect(document.activeElement).toBe(within(dialog).getByRole('heading', { level: 2 }))
    fireEvent.click(within(dialog).getByRole('link', { name: 'Start a claim' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/usa/en_US/claims/CDW'))
  })

  it.each([
    [0, /60 days left to file a claim, until \D*\d\d\/\d\d\/\d{4}/],
    [59, /1 day left to file a claim/],
    [60, /Today is the last day/],
    [61, /The deadline for claims was .* call/],
    [-1, /can’t be in the future/],
  ])('counts the days left after a loss %i days ago', async (ago, words) => {
    const { dialog, app } = await sheet()
    const today = app.platform.today()
    const day = new Date(Date.parse(today) - ago * 86_400_000).toISOString().slice(0, 10)
    fireEvent.input(within(dialog).getByLabelText('When did it happen?'), { target: { value: day } })
    expect(within(dialog).getByRole('status').textContent).toMatch(words)
    expect(dateOfLoss.read(app.store)).toBe(ago < 0 ? null : day)
  })

  it('says how to type a date instead of a wrong one', async () => {
    const { dialog } = await sheet()
    const field = within(dialog).getByLabelText('When did it happen?')
    fireEvent.input(field, { target: { value: '13/45/2020' } })
    expect(within(dialog).queryByText(/Enter a real date/)).toBeNull()
    fireEvent.blur(field)
    expect(within(dialog).getByText(/Enter a real date, such as 10\/31\/\d{4}/)).toBeTruthy()
    expect(within(dialog).getByRole('status').textContent).toBe('')
  })
})
