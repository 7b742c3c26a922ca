import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { prepareMarketplace } from '../testing/open-marketplace.tsx'
import { fillIn, openCheckout, PURCHASE, purchaseButton } from './testing/open-checkout.tsx'

prepareMarketplace()

const kept = /We kept the address you typed on this device/
const values = { line1Address: '9 Oak St', line2Address: '', city: 'Reno', state: 'NV', postalCode: '89501' }
const draft = { isDifferent: true, values }

describe('a billing address that is being typed at the checkout', () => {
  it('stays on this device, for a reload and for a session that ends', async () => {
    const page = await openCheckout()
    expect(screen.queryByText(kept)).toBeNull()
    fireEvent.click(screen.getByLabelText('A different address'))
    fireEvent.change(await screen.findByLabelText('City'), { target: { value: 'Reno' } })
    // A session that ends leads away from the page at once, in the middle of typing.
    page.unmount()
    await waitFor(async () =>
      expect(await page.storedDraft()).toMatchObject({ isDifferent: true, values: { city: 'Reno' } }),
    )
  })

  it('is in the form again when the page is opened, and forgotten once the policy is bought', async () => {
    const page = await openCheckout({ draft })
    expect(screen.getByText(kept)).toBeTruthy()
    expect((await screen.findByLabelText<HTMLInputElement>('City')).value).toBe('Reno')
    fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Elko' } })
    await fillIn(page.card)
    fireEvent.click(purchaseButton())
    await screen.findByText(/^arrived at .*\/policy-purchase-confirmation$/)
    expect(page.callsTo(PURCHASE)[0]?.body).toMatchObject({ billing_address: { city: 'Elko', state: 'NV' } })
    await waitFor(async () => expect(await page.storedDraft()).toBeUndefined())
  })
})
