import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPage, resetPage } from '../../testing/render-page.tsx'
import { ReturnToNetworkPage } from './return-to-network-page.tsx'

afterEach(resetPage)

function open(cardNetworkUrl: string | null) {
  const leaveFor = vi.fn()
  renderPage(<ReturnToNetworkPage leaveFor={leaveFor} />, {
    path: '/return-to-mastercard',
    settings: { cardNetworkUrl },
  })
  return leaveFor
}

it('announces that it goes to the card network, and goes there [P-063, P-077, P-X45]', () => {
  const leaveFor = open('https://network.test/home')
  expect(screen.getByRole('heading', { level: 1, name: 'On your way to the card network' })).toBeTruthy()
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith('https://network.test/home')
  const link = screen.getByRole('link', { name: 'Go to the card network' })
  expect(link.getAttribute('href')).toBe('https://network.test/home')
})

it('goes to login if no address is set [P-063]', async () => {
  const leaveFor = open(null)
  expect(await screen.findByText('arrived at /')).toBeTruthy()
  expect(leaveFor).not.toHaveBeenCalled()
})
