import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { statusProof } from '../../../session/status-proof.ts'
import { refused } from '../../../testing/refused.ts'
import { resetPage } from '../../../testing/render-page.tsx'
import { panToken } from '../../../testing/test-data.ts'
import { aStatus, openStatus, STATUS_CHECK } from '../testing/open-status.tsx'

afterEach(resetPage)

const usa = { isPostalCodeRequired: true, claimStatusSlug: 'claim-status-postal-code' }
const australia = { code: 'AUS', isSurnameRequired: true, claimStatusSlug: 'claim-status-surname' }
const number = () => screen.findByLabelText<HTMLInputElement>('Claim number')
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const leave = (label: string) => fireEvent.blur(screen.getByLabelText(label))
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Check status' }))
const errorOf = (label: string) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby') ?? ''
  return document.getElementById(ids.split(' ').find((id) => id.endsWith('-error')) ?? '')?.textContent ?? null
}

describe('the fields', () => {
  it.each<[string, object, boolean, string[], string]>([
    ['Latin America', { code: 'MEX' }, true, ['Claim number'], '[C-248]'],
    ['the USA', usa, true, ['Claim number', 'ZIP or postal code'], '[C-255]'],
    ['Australia', australia, true, ['Claim number', 'Last name'], '[C-256, C-258]'],
    ['Australia without the flag', australia, false, ['Claim number'], '[C-258]'],
  ])('are correct in %s', async (_, country, isSurnameOn, labels) => {
    openStatus({ country, isSurnameOn })
    await screen.findByLabelText(labels.at(-1) as string)
    expect(screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual(
      labels,
    )
  })

  it('have the texts that the country’s configuration names [P-351]', async () => {
    openStatus({ country: usa })
    expect(await screen.findByText(/your ZIP or postal code/)).toBeTruthy()
  })
})

describe('the proof of an earlier check', () => {
  const proof = { claim_number: 'USA000001', postal_code: '62704' }

  it.each([
    ['', ''],
    ['/USA000002', ''],
    ['/usa000001', '62704'],
  ])('fills the form at “%s” with “%s”, because it is proof for its claim only [C-255]', async (at, filled) => {
    const claim_not_found = () => refused('claim_not_found')
    openStatus({ at, country: usa, proof, answers: { [STATUS_CHECK]: claim_not_found } })
    expect((await screen.findByLabelText<HTMLInputElement>('ZIP or postal code')).value).toBe(filled)
  })
})

describe('an error', () => {
  it('is shown when the person leaves a field, never before [C-252, C-259]', async () => {
    openStatus()
    await number()
    type('Claim number', '')
    expect(errorOf('Claim number')).toBeNull()
    leave('Claim number')
    expect(errorOf('Claim number')).toBe('Required')
  })

  it.each<[string, object, string, string | null, string]>([
    ['1234567890', {}, 'Claim number', 'Claim confirmation number must be at most 9 characters', '[C-260]'],
    ['123-456-789', {}, 'Claim number', null, '[C-253]'],
    ['ABC$', {}, 'Claim number', 'Use only letters A to Z and digits', '[C-261]'],
    ['A'.repeat(25), australia, 'Claim number', null, '[C-254]'],
    ['A'.repeat(26), australia, 'Claim number', 'Claim confirmation number must be at most 25 characters', '[C-254]'],
    ['', australia, 'Last name', 'Required', '[C-256]'],
    ['x'.repeat(101), australia, 'Last name', 'Last name must be at most 100 characters', '[C-257]'],
    ['x'.repeat(100), australia, 'Last name', null, '[C-257]'],
    ['', usa, 'ZIP or postal code', 'Required', '[C-255]'],
    ['9'.repeat(21), usa, 'ZIP or postal code', 'ZIP or postal code must be at most 20 characters', '[C-255]'],
  ])('in %j is shown at its field %#', async (value, country, label, error) => {
    openStatus({ country })
    await screen.findByLabelText(country === australia ? 'Last name' : label)
    type(label, value)
    leave(label)
    expect(errorOf(label)).toBe(error)
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value)
  })

  it('is listed on submit with links to the fields, takes the focus and makes no call [C-252, C-255]', async () => {
    const { checks } = openStatus({ country: usa })
    await number()
    press()
    const summary = screen.getByRole('region', { name: 'Fix 2 answers so we can look it up' })
    expect(document.activeElement).toBe(summary)
    expect(document.title).toMatch(/^Error: Check your claim/)
    fireEvent.click(screen.getByRole('link', { name: 'ZIP or postal code' }))
    expect(document.activeElement).toBe(screen.getByLabelText('ZIP or postal code'))
    expect(checks()).toEqual([])
  })
})

describe('a check', () => {
  it('sends the tidied input and goes to the result, whose address contains only the number [C-251, C-558, C-559]', async () => {
    const { checks, router, app } = openStatus({ country: usa, isLoggedIn: true })
    await number()
    type('Claim number', ' usa-０００ 001 ')
    type('ZIP or postal code', ' 62704  ')
    press()
    expect(await screen.findByRole('heading', { name: 'We’re reviewing your claim' })).toBeTruthy()
    expect(checks()).toEqual([
      {
        claim_number: 'USA000001',
        language_code: 'en_US',
        country: 'USA',
        postal_code: '62704',
        pan_token: panToken,
      },
    ])
    expect(router.state.location).toMatchObject({ pathname: '/usa/en_US/claim-status/USA000001', search: '' })
    expect(statusProof.read(app.store)).toEqual({ claim_number: 'USA000001', postal_code: '62704' })
  })

  it('sends a surname if it is asked for, and no token without a card [C-559, C-X12]', async () => {
    const { checks } = openStatus({ country: australia })
    await screen.findByLabelText('Last name')
    type('Claim number', 'AUS1')
    type('Last name', 'Nguyễn')
    press()
    await screen.findByText('In review')
    expect(checks()).toEqual([{ claim_number: 'AUS1', language_code: 'en_US', country: 'AUS', sur_name: 'Nguyễn' }])
  })

  it.each<[string, object, string, RegExp]>([
    ['claim_not_found', usa, 'We couldn’t find this claim', /the ZIP or postal code is the one in your claim/],
    ['too_many_tries', usa, 'Too many attempts', /Try again in 15 minutes, or call us/],
    ['internal_error', usa, 'We couldn’t look up your claim', /try again.*req-9/s],
  ])('that ends with %s explains what to do, and keeps what was typed [C-595]', async (code, country, title, words) => {
    const { reports } = openStatus({ country, answers: { [STATUS_CHECK]: () => refused(code) } })
    await number()
    type('Claim number', 'USA000001')
    type('ZIP or postal code', '62704')
    press()
    const alert = await screen.findByRole('alert')
    expect(alert.querySelector('strong')?.textContent).toBe(title)
    expect(alert.textContent).toMatch(words)
    expect(document.activeElement?.contains(alert)).toBe(true)
    expect((await number()).value).toBe('USA000001')
    expect(screen.getByRole('link', { name: /\+1 800 555 0100/ })).toBeTruthy()
    await waitFor(() => expect(reports()).toEqual([expect.objectContaining({ code: 'STATUS_CHECK_API_ERROR' })]))
  })

  it('does not navigate if the person has gone to another page meanwhile', async () => {
    let answer: (reply: { body: unknown }) => void = () => undefined
    const late = new Promise<{ body: unknown }>((resolve) => {
      answer = resolve
    })
    const { app, router } = openStatus({ answers: { [STATUS_CHECK]: () => late as Promise<never> } })
    await number()
    type('Claim number', 'MEX1')
    press()
    await act(() => router.navigate('/usa/en_US/contact'))
    await act(async () => answer({ body: aStatus() }))
    await waitFor(() => expect(app.queries.isFetching()).toBe(0))
    expect(router.state.location.pathname).toBe('/usa/en_US/contact')
    expect(statusProof.read(app.store)).toBeNull()
  })

  it('is sent once, however often the button is pressed', async () => {
    const { checks } = openStatus({ answers: { [STATUS_CHECK]: () => new Promise<never>(() => undefined) } })
    await number()
    type('Claim number', 'MEX1')
    press()
    await act(async () => press())
    expect(checks()).toHaveLength(1)
  })
})
