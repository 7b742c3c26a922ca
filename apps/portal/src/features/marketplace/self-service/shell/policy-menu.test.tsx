import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prepareMarketplace } from '../../testing/open-marketplace.tsx'
import { heading, openSelfService, selfService, withFamily } from '../testing/open-self-service.tsx'

prepareMarketplace()

const items = async () => {
  const menu = await screen.findByRole('navigation', { name: 'Your policy' })
  return within(menu).getAllByRole('link')
}

it('has a menu with every page, and marks the current one [M-198..M-206, M-214]', async () => {
  openSelfService('documents', { policy: withFamily() })
  expect(
    (await items()).map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['Overview', `${selfService}/overview`, null],
    ['Personal information', `${selfService}/personal-information`, null],
    ['Additional insureds', `${selfService}/additional-insureds`, null],
    ['Coverage', `${selfService}/coverage`, null],
    ['Documents', `${selfService}/documents`, 'page'],
    ['Billing', `${selfService}/billing`, null],
    ['Claims', `${selfService}/claims`, null],
  ])
})

it('leaves out additional insureds without any, and marks claims while one is filed [M-202, M-207, M-X43]', async () => {
  openSelfService('claims/file')
  const links = await items()
  expect(links.map(({ textContent }) => textContent)).not.toContain('Additional insureds')
  expect(links.find(({ textContent }) => textContent === 'Claims')?.getAttribute('aria-current')).toBe('true')
})

it('opens the menu of phones with a button; Escape, a link and leaving it close it', async () => {
  openSelfService('overview')
  const button = await screen.findByRole('button', { name: /Overview$/ })
  const isOpen = () => button.getAttribute('aria-expanded') === 'true'
  fireEvent.click(button)
  expect(isOpen()).toBe(true)
  const [first, , second] = await items()
  first?.focus()
  fireEvent.keyDown(first as Element, { key: 'Escape' })
  expect([isOpen(), document.activeElement]).toEqual([false, button])
  fireEvent.click(button)
  fireEvent.blur(button, { relatedTarget: document.body })
  expect(isOpen()).toBe(false)
  fireEvent.click(button)
  fireEvent.click(second as Element)
  await heading('Coverage')
  expect(isOpen()).toBe(false)
})
