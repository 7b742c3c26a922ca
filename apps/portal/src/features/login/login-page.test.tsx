import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeCardField } from '../../blocks/card-frame/testing/fake-card-field.ts'
import { memoryDatabase } from '../../session/drafts/testing/memory-database.ts'
import { createTestApp } from '../../testing/render-page.tsx'
import { aCard } from '../../testing/test-data.ts'
import { open, prepareLogin } from './testing/open-login.tsx'

prepareLogin()

const required = 'Enter your card number.'

it('shows heading, subtitle, the show checkbox and the submit button [P-134, P-136, P-137]', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('See what your card already covers')
  expect(screen.getByText(/No account, no password/)).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Show card number' })).toBeTruthy()
})

it('asks for a card number and nothing else: no phone, CPF or postal code [P-X47]', async () => {
  const { container, card } = await open()
  expect([...container.querySelectorAll('input, select, textarea')].map((field) => field.getAttribute('type'))).toEqual(
    ['checkbox'],
  )
  expect(card.mount).toHaveBeenCalledOnce()
})

it('makes the frame show the number only while the box is ticked [P-135]', async () => {
  const { card } = await open()
  expect(card.lastLook()?.revealed).toBe(false)
  fireEvent.click(screen.getByRole('checkbox'))
  expect(card.lastLook()?.revealed).toBe(true)
})

it('shows no error before the field was touched, and the required one after [P-140, P-144]', async () => {
  const { card } = await open()
  card.says({ problem: 'required', touched: false, focused: true })
  expect(screen.queryByText(required)).toBeNull()
  card.says({ problem: 'required', touched: true, focused: false })
  expect(screen.getByText(required)).toBeTruthy()
  expect(card.lastLook()?.problem).toBe(required)
})

it('shows the way back to somebody with an open session, and to nobody else', async () => {
  await open({ isLoggedIn: true })
  const way = await screen.findByRole('link', { name: 'Continue with this card' })
  // The guard leads from there to the card's own country.
  expect(way.getAttribute('href')).toBe('/usa/en_US')
  expect(way.closest('[role=status]')?.textContent).toContain('ending in')
})

it('has no way back for a guest', async () => {
  await open()
  expect(screen.queryByRole('link', { name: 'Continue with this card' })).toBeNull()
})

it('shows an error for a number that is wrong or incomplete [P-141, P-142]', async () => {
  const { card } = await open()
  card.says({ problem: 'invalid', touched: true, focused: false })
  expect(screen.getByText(/is incomplete or has a wrong digit/)).toBeTruthy()
})

it('sends nothing while the number is wrong, shows why and moves the focus there [P-145]', async () => {
  const { card, button } = await open()
  fireEvent.click(button)
  expect(card.field.tokenise).not.toHaveBeenCalled()
  expect(card.field.focus).toHaveBeenCalled()
  expect(screen.getByText(required)).toBeTruthy()
})

it('opens the something-went-wrong dialog after a prefill error, and closes it [P-139]', async () => {
  const { app } = await open()
  act(() => app.loginNotice.set({ kind: 'prefill-error' }))
  const dialog = await screen.findByRole('dialog', { hidden: true })
  fireEvent.click(within(dialog).getByText('Enter card number'))
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
})

it('reports a frame that does not load, shows the message without a phone number, and loads it again [P-448, P-462]', async () => {
  const card = fakeCardField({ ready: false })
  const { asked } = await open({ card })
  card.breaks()
  const message = await screen.findByText('We can’t show your benefits right now')
  expect(message.closest('[role=alert]')?.textContent).not.toContain('555')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(asked.filter(({ path }) => path === '/api/errors/v1/').map(({ body }) => body)).toEqual([
    { code: 'PAYMENT_SERVICE_ERROR', failed_request_id: null },
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Reload the field' }))
  expect(card.mount).toHaveBeenCalledTimes(2)
  card.appears()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: 'See my benefits' })).toBeTruthy()
})

it('does not ask for a card number while there is no field for it [P-448]', async () => {
  const card = fakeCardField({ ready: false })
  const { button } = await open({ card })
  fireEvent.click(button)
  expect(screen.queryByText(required)).toBeNull()
  card.breaks()
  await screen.findByRole('button', { name: 'Reload the field' })
  expect(screen.queryByText('Card number')).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'See my benefits' })).toBeNull()
})

it('ends the session on ?logout=1, shows a message, and cleans the address [P-156, P-157]', async () => {
  const { router, app, asked } = await open({ path: '/?logout=1', isLoggedIn: true })
  expect((await screen.findByRole('status')).textContent).toContain('logged out')
  expect(router.state.location.search).toBe('')
  expect(app.session.card()).toBeNull()
  expect(sessionStorage.length).toBe(0)
  expect(asked.map(({ path }) => path)).toContain('/api/cardholder/v1/sign-out/')
})

it('keeps the drafts of a person who logs out [P-X42]', async () => {
  const database = memoryDatabase()
  const before = createTestApp({ database, card: aCard() })
  await before.drafts.create({ benefit_code: 'CDW', language_code: 'en_US', panTokenLast4: '4021' })
  await expect.poll(() => database.all()).toHaveLength(1)
  const { app } = await open({ path: '/?logout=1', isLoggedIn: true, database })
  await screen.findByRole('status')
  expect(app.session.card()).toBeNull()
  expect(await database.all()).toHaveLength(1)
  const again = createTestApp({ database, card: aCard() })
  expect(await again.drafts.list()).toMatchObject([{ benefit_code: 'CDW' }])
})

it('keeps the session of somebody who opens the page without ?logout=1', async () => {
  const { app } = await open({ isLoggedIn: true })
  expect(app.session.card()).not.toBeNull()
  expect(sessionStorage.length).toBeGreaterThan(0)
})

it('uses the language of the address, also in the frame [P-303]', async () => {
  const { card } = await open({ path: '/pt_BR/login' })
  expect(card.lastLook()).toMatchObject({ language: 'pt-BR', direction: 'ltr', label: 'Número do cartão' })
})
