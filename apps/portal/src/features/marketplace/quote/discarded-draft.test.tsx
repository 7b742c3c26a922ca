import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { quoteDrafts, removePurchaseDrafts } from '../../../session/drafts/quote-drafts.ts'
import { marketplace, openMarketplace, prepareMarketplace } from '../testing/open-marketplace.tsx'

prepareMarketplace()

it('is not saved again by a form that is still open after a logout', async () => {
  const { app, unmount } = openMarketplace(`${marketplace}/add/purchase/get-started`)
  const update = vi.spyOn(app.part(quoteDrafts), 'update')
  const name = await screen.findByLabelText('First name')
  fireEvent.change(name, { target: { value: 'Maya' } })
  removePurchaseDrafts(app)
  // As a suggested address does that comes late.
  fireEvent.change(name, { target: { value: 'Maya Rosa' } })
  unmount()
  expect(update).not.toHaveBeenCalled()
})
