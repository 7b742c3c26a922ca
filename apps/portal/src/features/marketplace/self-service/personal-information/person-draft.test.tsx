import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { policyDrafts } from '../../../../session/drafts/policy-drafts.ts'
import { refused } from '../../../../testing/refused.ts'
import { policyId, prepareMarketplace } from '../../testing/open-marketplace.tsx'
import { mayasPolicy, openSelfService, POLICY, selfService } from '../testing/open-self-service.tsx'

prepareMarketplace()

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

/** Opens a page of self-service; `comeBack` leaves it and opens it again, as a reload or a new sign-in does. */
function open(page: string, options: Parameters<typeof openSelfService>[1] = {}) {
  const test = openSelfService(page, options)
  return {
    ...test,
    stored: () => test.app.part(policyDrafts).get(policyId),
    async comeBack() {
      await act(() => test.router.navigate(`${selfService}/overview`))
      await screen.findByRole('heading', { level: 1, name: 'Overview' })
      await act(() => test.router.navigate(`${selfService}/${page}`))
    },
  }
}

it('has a home address that was being typed again after a reload', async () => {
  const { comeBack, stored } = open('personal-information')
  await press('Edit address or gender')
  type('City', 'Dayton')
  await waitFor(async () => expect((await stored())?.person?.city).toBe('Dayton'))
  await comeBack()
  await screen.findByRole('heading', { level: 1, name: 'Edit personal information' })
  expect(field('City').value).toBe('Dayton')
  expect(screen.getByText(/what you typed/)).toBeTruthy()
  await press('Cancel')
  await waitFor(async () => expect((await stored())?.person).toBeUndefined())
})

it('keeps what was typed while saving fails, and forgets it once it is saved', async () => {
  let isDown = true
  const { stored } = open('personal-information', {
    answers: {
      [POLICY]: (body) => (body && isDown ? refused('internal_error', 500) : { body: mayasPolicy() }),
    },
  })
  await press('Edit address or gender')
  type('City', 'Dayton')
  await press('Save changes')
  await screen.findByText('We were unable to update your address.')
  await waitFor(async () => expect((await stored())?.person?.city).toBe('Dayton'))
  isDown = false
  await press('Save changes')
  await screen.findByRole('heading', { level: 1, name: 'Personal information' })
  await waitFor(async () => expect((await stored())?.person).toBeUndefined())
})

it('stays with its policy when the address leads to another one', async () => {
  const id = '0b8c8f0e-6d0f-4c53-9f5b-2f6c2a8d1e11'
  const other = { [POLICY.replace(policyId, id)]: () => ({ body: mayasPolicy({ id }) }) }
  const { router, app } = open('personal-information', { answers: other })
  await press('Edit address or gender')
  type('City', 'Dayton')
  await act(() => router.navigate(`${selfService.replace(policyId, id)}/personal-information`))
  await screen.findByRole('heading', { level: 1, name: 'Personal information' })
  await waitFor(async () => expect((await app.part(policyDrafts).get(policyId))?.person?.city).toBe('Dayton'))
  expect(await app.part(policyDrafts).get(id)).toBeNull()
})

it('is not saved again by a form that is still open while another policy is begun', async () => {
  const { app, router } = open('personal-information')
  await press('Edit address or gender')
  type('State', 'CO')
  await press('Save changes')
  const confirm = await screen.findByRole('button', { name: 'Start the new policy' })
  const update = vi.spyOn(app.part(policyDrafts), 'update')
  fireEvent.click(confirm)
  type('City', 'Denver')
  await waitFor(() => expect(router.state.location.pathname).toContain('/get-started'))
  await screen.findByLabelText('First name')
  expect(update).not.toHaveBeenCalled()
})
