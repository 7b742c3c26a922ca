import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { refused } from '../../testing/refused.ts'
import { type Handler, renderPage, resetPage } from '../../testing/render-page.tsx'
import { ClaimMailsPage } from './claim-mails-page.tsx'

afterEach(resetPage)

const CHOICE = '/api/cardholder/v1/claims/mails/'
const token = 'ab'.repeat(32)

function open(hash = `#${token}`, answer: Handler = () => ({ body: null })) {
  const page = renderPage(<ClaimMailsPage />, {
    path: `/en_US/claim-emails${hash}`,
    route: '/:languageCode?/claim-emails',
    answers: { [CHOICE]: answer, '/api/errors/v1/': () => ({ body: null }) },
  })
  const choices = () => page.asked.filter(({ path }) => path === CHOICE).map(({ body }) => body)
  const reports = () => page.asked.filter(({ path }) => path === '/api/errors/v1/')
  return { ...page, choices, reports }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const heading = () => screen.getByRole('heading', { level: 1 })

describe('the link in a mail about a claim', () => {
  it('asks first, and leaves neither address nor history with its token', async () => {
    const { choices, router } = open()
    expect(heading().textContent).toBe('Emails about your claims')
    await waitFor(() => expect(router.state.location.hash).toBe(''))
    expect(router.state.historyAction).toBe('REPLACE')
    expect(choices()).toEqual([])
  })

  it('turns mail off with one press, and on again', async () => {
    const { choices } = open()
    press('Stop these emails')
    expect(await screen.findByText('You won’t get these emails anymore')).toBe(document.activeElement)
    press('Turn emails back on')
    expect(await screen.findByText('Emails are back on')).toBe(document.activeElement)
    expect(choices()).toEqual([
      { token, is_wanted: false },
      { token, is_wanted: true },
    ])
  })

  it.each(['', '#', '#abc', `#${token}0`, `#${token.toUpperCase()}`, '#%E0%A4%A'])(
    'does not work if it is cut off: %s',
    (hash) => {
      open(hash)
      expect(heading().textContent).toBe('This link doesn’t work')
      expect(screen.queryByRole('button')).toBeNull()
    },
  )

  it('does not work if it is not ours, which is not reported', async () => {
    const { reports } = open(undefined, () => refused('unknown_link'))
    press('Stop these emails')
    expect(await screen.findByText('This link doesn’t work')).toBeTruthy()
    expect(reports()).toEqual([])
  })

  it('can be tried again after a failure', async () => {
    let isDown = true
    open(undefined, () => (isDown ? { status: 500, body: {} } : { body: null }))
    press('Stop these emails')
    expect((await screen.findByRole('alert')).textContent).toMatch(/That didn’t work/)
    isDown = false
    press('Stop these emails')
    expect(await screen.findByText('You won’t get these emails anymore')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
