import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { refused } from '../../testing/refused.ts'
import { renderPage, resetPage } from '../../testing/render-page.tsx'
import { LockedOut } from './check-failed.tsx'
import { openStatus, STATUS_CHECK } from './testing/open-status.tsx'

afterEach(resetPage)

it('says how long to wait after too many wrong checks [C-595]', async () => {
  openStatus({ at: '/MEX000001', answers: { [STATUS_CHECK]: () => refused('too_many_tries') } })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Too many attempts')
  expect(alert.textContent).toContain('Try again in 15 minutes, or call us.')
})

it.each([
  ['en_US', 1, 'in 1 minute,'],
  ['en_US', 2, 'in 2 minutes,'],
  ['en_AP', 1, 'in 1 minute,'],
  ['es_LAC', 1, 'en 1 minuto '],
  ['pt_BR', 1, 'em 1 minuto '],
  ['ko_KR', 1, '1분 뒤에'],
  ['ar_EEMEA', 1, 'بعد دقيقة واحدة،'],
  ['ar_EEMEA', 2, 'بعد دقيقتين،'],
  ['ar_EEMEA', 3, 'بعد 3 دقائق،'],
  ['ar_EEMEA', 15, 'بعد 15 دقيقة،'],
])('counts the minutes in the plural of %s: %i', async (locale, minutes, words) => {
  const path = `/usa/${locale}/claim-status`
  renderPage(<LockedOut minutes={minutes} />, { path, route: '/:countryCode/:languageCode/claim-status' })
  expect((await screen.findByRole('alert')).textContent).toContain(words)
})
