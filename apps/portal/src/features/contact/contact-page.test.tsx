import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { forget, renderForTest } from '../../session/render-for-test.tsx'
import { aCountry } from '../../session/test-data.ts'
import { ContactPage } from './contact-page.tsx'

afterEach(forget)

async function open(path: string) {
  const country = aCountry({
    code: 'BRA',
    contactNumbers: [
      { kind: 'toll_free', number: '+558005550142' },
      { kind: 'local', number: '+551155550142' },
      { kind: 'abroad', number: '+13145550116' },
    ],
  })
  renderForTest(<ContactPage />, {
    path,
    route: '/:countryCode/:languageCode/contact',
    answers: { '/api/countries/v1/countries/BRA/': () => ({ body: country }) },
  })
  await screen.findByRole('heading', { level: 1 })
}

it('shows the country’s numbers as it groups them, each a tap away from a call [P-352]', async () => {
  await open('/bra/en_LAC/contact')
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Free call +55 800 555 0142', 'tel:+558005550142'],
    ['Local call +55 11 5555 0142', 'tel:+551155550142'],
    ['From another country +1 314 555 0116', 'tel:+13145550116'],
  ])
  await waitFor(() => expect(document.title).toBe('Contact us · Amparo'))
})

it('says what to have near, in the person’s language', async () => {
  await open('/bra/pt_BR/contact')
  expect(screen.getByRole('heading', { level: 2 }).textContent).not.toBe('Have near you')
  expect(screen.getByRole('heading', { level: 2 }).nextElementSibling?.textContent).toMatch(/PIN|senha/)
})
