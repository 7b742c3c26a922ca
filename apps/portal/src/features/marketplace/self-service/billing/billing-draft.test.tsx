import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { removePurchaseDrafts } from '../../../../session/drafts/quote-drafts.ts'
import { active, editCard, openBilling, prepareBilling, saveButton } from './testing/open-billing.tsx'

prepareBilling()

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const kept = /We kept the address you typed on this device/
const values = { line1Address: '9 Oak St', line2Address: '', city: 'Reno', state: 'NV', postalCode: '89501' }
const draft = { isDifferent: true, values }
const headed = (name: string) => screen.findByRole('heading', { level: 1, name })

async function typeCity(page: Awaited<ReturnType<typeof openBilling>>) {
  await editCard(page)
  fireEvent.click(screen.getByLabelText('A different address'))
  fireEvent.change(await screen.findByLabelText('City'), { target: { value: 'Reno' } })
}

describe('a billing address that is being typed', () => {
  it('stays on this device, for a reload and for a session that ends', async () => {
    const page = await openBilling()
    await typeCity(page)
    await waitFor(async () => expect((await page.storedDraft())?.values.city).toBe('Reno'))
    fireEvent.change(field('ZIP code'), { target: { value: '89501' } })
    // A session that ends leads away from the page at once, in the middle of typing.
    page.unmount()
    await waitFor(async () => expect((await page.storedDraft())?.values.postalCode).toBe('89501'))
  })

  it('is in the form again when the page is opened, and the page says so', async () => {
    const page = await openBilling({ draft })
    await headed('Change card and billing address')
    expect((await screen.findByLabelText<HTMLInputElement>('City')).value).toBe('Reno')
    expect([field('Street address').value, field('State').value]).toEqual(['9 Oak St', 'NV'])
    expect(screen.getByText(kept)).toBeTruthy()
    expect(page.changes()).toEqual([])
  })

  it('is forgotten when it is given up, and the form begins with what is saved', async () => {
    const page = await openBilling({ draft })
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(async () => expect(await page.storedDraft()).toBeUndefined())
    await editCard(page)
    expect(screen.queryByText(kept)).toBeNull()
    expect(screen.queryByLabelText('City')).toBeNull()
  })

  it('is forgotten once it is saved, and when somebody logs out', async () => {
    const page = await openBilling({ change: () => ({ body: active() }), draft })
    await headed('Change card and billing address')
    fireEvent.change(screen.getByLabelText('Name on the card'), { target: { value: 'Ada Byron' } })
    await waitFor(() => page.card.hasCard())
    fireEvent.click(saveButton())
    expect(await screen.findByText('Your changes have been applied.')).toBeTruthy()
    await waitFor(async () => expect(await page.storedDraft()).toBeUndefined())
    await typeCity(page)
    await waitFor(async () => expect((await page.storedDraft())?.values.city).toBe('Reno'))
    removePurchaseDrafts(page.app)
    await waitFor(async () => expect(await page.storedDraft()).toBeUndefined())
  })

  it('does not open the form of a policy that has ended meanwhile', async () => {
    await openBilling({ draft, policy: active({ status_code: 'canceled', next_payment: null }) })
    await headed('Billing')
  })
})
