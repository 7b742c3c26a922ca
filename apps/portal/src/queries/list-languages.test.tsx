import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderPage, resetPage } from '../testing/render-page.tsx'
import { aCountry } from '../testing/test-data.ts'
import { useLanguages } from './list-languages.ts'

afterEach(resetPage)

const brazil = aCountry({ code: 'BRA', languages: ['pt_BR'] })
const LANGUAGES = '/api/languages/v1/languages/BRA/'

function Languages({ country = brazil }: { country?: typeof brazil | null }) {
  return <p>{useLanguages(country).join(' ')}</p>
}

it('reads the languages of a country [P-407, P-408]', async () => {
  renderPage(<Languages />, { answers: { [LANGUAGES]: () => ({ body: { languages: ['pt_BR', 'en_LAC'] } }) } })
  await screen.findByText('pt_BR en_LAC')
})

it('falls back to the configuration and reports a call that fails [P-450, P-463]', async () => {
  const { asked } = renderPage(<Languages />)
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/errors/v1/')?.body).toEqual({
      code: 'LANGUAGES_API_ERROR',
      cause: 'unexpected_answer',
      failed_request_id: 'req-1',
    }),
  )
  expect(screen.getByText('pt_BR')).toBeTruthy()
})

it('offers all fourteen languages outside a country, without a call', () => {
  const { asked } = renderPage(<Languages country={null} />)
  expect(screen.getByText(/en_US/).textContent?.split(' ')).toHaveLength(14)
  expect(asked).toEqual([])
})
