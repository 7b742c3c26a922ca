import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { sendEventsTo } from '../../../platform/analytics/analytics.ts'
import { letters } from '../../../session/letters.ts'
import { panToken } from '../../../testing/test-data.ts'
import {
  answer,
  answerAll,
  choose,
  control,
  errorOf,
  insured,
  leave,
  openLetter,
  person,
  submit,
  tick,
  trip,
} from '../testing/letter-form.tsx'
import { prepareBenefit } from '../testing/open-benefit.tsx'
import { returnLimits } from './letter-inputs.tsx'

prepareBenefit()
afterEach(() => sendEventsTo(null))

const open = (code = 'SGP', more = {}) => openLetter('Get a travel letter', { benefit_code: 'TIN' }, { code }, more)
const relationship = 'Relationship to the cardholder'
const disabled = 'Does the child have a disability?'
const student = 'Is the child a full-time student?'
const all = { ...trip, ...person, ...insured }

describe('the travel letter form', () => {
  it('asks for the trip and the traveller, and marks what is required [C-273 to C-284, P-261]', async () => {
    const { dialog } = await open()
    const labels = [...dialog.querySelectorAll('.form-field-label')].map(({ textContent }) => textContent)
    expect(labels).toEqual([
      'Country of departure',
      'Country of destination',
      'Departure date',
      'Return date',
      'First name',
      'Last name',
      'Nationality',
      'Date of birth',
      relationship,
      'Email',
      'Phone number',
    ])
    expect(control('Return date').getAttribute('aria-required')).toBeNull()
  })

  it('shows an error when a field is left, never before [C-287, C-288, C-320]', async () => {
    await open()
    fireEvent.input(control('First name'), { target: { value: '' } })
    expect(errorOf('First name')).toBeNull()
    leave('First name')
    expect(errorOf('First name')).toBe('Fill in this field.')
  })

  it.each<[string, string, string | null, string]>([
    ['First name', 'x'.repeat(20), null, '[C-289]'],
    ['First name', 'x'.repeat(21), 'Use at most 20 characters.', '[C-289, C-321]'],
    ['First name', 'R2', 'Leave out digits and special characters such as @, # or +.', '[C-290]'],
    ['Last name', '', 'Fill in this field.', '[C-291]'],
    ['Last name', 'x'.repeat(40), null, '[C-292]'],
    ['Last name', 'x'.repeat(41), 'Use at most 40 characters.', '[C-292, C-321]'],
    ['Last name', 'a<b', 'Leave out digits and special characters such as @, # or +.', '[C-293]'],
    ['Last name', 'Nguyễn-O’Neill', null, '[C-293]'],
    ['Email', '', 'Fill in this field.', '[C-294]'],
    ['Email', 'amara', 'Enter an email address such as name@example.com.', '[C-294]'],
    ['Departure date', '', 'Fill in this field.', '[C-295]'],
    ['Departure date', '12/1', 'Enter a whole date that exists.', '[C-296]'],
    ['Departure date', '02/30/2030', 'Enter a whole date that exists.', '[C-297]'],
    ['Return date', '12/1', null, '[C-298]'],
    ['Return date', '12/15/2030', 'Enter the departure date first.', '[C-299]'],
    ['Date of birth', '', 'Fill in this field.', '[C-302]'],
    ['Date of birth', '02/30/1990', 'Enter a whole date that exists.', '[C-302]'],
    ['Phone number', '123', 'Check the country and the digits: this number does not exist.', '[C-301]'],
    ['Nationality', 'Atlantis', 'Fill in this field.', '[C-280]'],
    ['Country of departure', '', 'Fill in this field.', '[C-274]'],
    ['Country of destination', '', 'Fill in this field.', '[C-275]'],
  ])('checks %s: %j → %s %s', async (label, value, error) => {
    await open()
    answer(label, value)
    expect(errorOf(label)).toBe(error)
  })

  it('accepts a phone number of the chosen country only [C-301]', async () => {
    await open('SGP')
    answer('Phone number', '61234567')
    expect(errorOf('Phone number')).toBeNull()
    fireEvent.change(screen.getByLabelText('Country code'), { target: { value: 'US' } })
    expect(errorOf('Phone number')).toMatch(/does not exist/)
  })

  it('judges the return by the departure, and again when that changes [C-299, C-300]', async () => {
    await open()
    answer('Return date', '12/15/2030')
    expect(errorOf('Return date')).toBe('Enter the departure date first.')
    answer('Departure date', '12/15/2030')
    expect(errorOf('Return date')).toBe('The return must be after the departure.')
    answer('Departure date', '12/14/2030')
    expect(errorOf('Return date')).toBeNull()
  })

  it.each([
    ['2030-12-01', '2026-11-16', { first: '2030-12-01' }],
    ['2026-11-01', '2026-11-16', { first: '2026-11-01', last: '2026-11-16' }],
    ['', '2026-11-16', {}],
  ])('offers days for the return from %s on, today being %s [C-317, C-318, C-X02]', (departure, today, limits) => {
    expect(returnLimits(departure, today)).toEqual(limits)
  })

  it('asks about a child only as far as needed [C-285, C-286, C-314, C-315, C-316]', async () => {
    await open()
    expect(screen.queryByText(disabled)).toBeNull()
    choose(relationship, 'dependent_child')
    expect(screen.getByText(disabled)).toBeTruthy()
    expect(screen.queryByText(student)).toBeNull()
    await submit('Make the letter')
    expect(screen.getByRole('link', { name: `${disabled} – Fill in this field.` })).toBeTruthy()
    tick(disabled, 'No')
    expect(screen.getByRole('link', { name: `${student} – Fill in this field.` })).toBeTruthy()
    tick(student, 'Yes')
    tick(disabled, 'Yes')
    expect(screen.queryByText(student)).toBeNull()
    tick(disabled, 'No')
    const group = screen.getByRole('radiogroup', { name: student })
    expect(group.querySelector('input:checked')).toBeNull()
    choose(relationship, 'spouse')
    expect(screen.queryByText(disabled)).toBeNull()
  })

  const adult = (most: number) => `On the day of departure the traveler must be between 18 and ${most} years old.`
  it.each<[string, string, string | null, string]>([
    ['SGP', '12/02/2012', adult(69), '[C-303]'],
    ['SGP', '12/01/2012', null, '[C-303]'],
    ['SGP', '12/02/1960', null, '[C-303]'],
    ['SGP', '12/01/1960', adult(69), '[C-303]'],
    ['AUS', '12/01/1960', null, '[C-304]'],
    ['AUS', '12/01/1954', adult(75), '[C-304]'],
  ])('an adult in %s, born %s → %s %s', async (country, dob, error) => {
    await open(country)
    answerAll({ ...trip, ...insured, 'Date of birth': dob })
    expect(errorOf('Date of birth')).toBe(error)
  })

  const under = (most: number) => `On the day of departure the child must be under ${most} years old.`
  const months = (least: number) => `On the day of departure the child must be at least ${least} months old.`
  it.each<[string, string, string, string | null, string | null, string]>([
    ['SGP', '12/01/2012', 'No', 'No', under(18), '[C-305]'],
    ['SGP', '12/02/2012', 'No', 'No', null, '[C-305]'],
    ['SGP', '12/01/2007', 'No', 'Yes', under(23), '[C-306]'],
    ['SGP', '12/02/2007', 'No', 'Yes', null, '[C-306]'],
    ['IDN', '06/02/2030', 'No', 'No', months(6), '[C-308]'],
    ['MYS', '06/02/2030', 'No', 'No', months(6), '[C-309]'],
    ['TWN', '06/02/2030', 'No', 'No', months(6), '[C-310]'],
    ['IND', '09/02/2030', 'No', 'No', months(3), '[C-311]'],
    [
      'SGP',
      '12/01/1960',
      'Yes',
      null,
      'On the day of departure the traveler must be between 0 and 69 years old.',
      '[C-312]',
    ],
    ['AUS', '12/01/1960', 'Yes', null, null, '[C-313]'],
  ])('a child in %s, born %s, disabled %s, student %s → %s %s', async (country, dob, isDisabled, isStudent, error) => {
    // The clock is before 2030, so a small child is born in the future: its departure is moved instead.
    await open(country)
    const isBaby = dob.endsWith('2030')
    const year = isBaby ? '2020' : '2030'
    answerAll({ ...trip, 'Departure date': `12/01/${year}`, 'Return date': '' })
    answer('Date of birth', isBaby ? dob.replace('2030', '2020') : dob)
    choose(relationship, 'dependent_child')
    tick(disabled, isDisabled)
    if (isStudent) tick(student, isStudent)
    expect(errorOf('Date of birth')).toBe(error)
  })

  it('drops the age error when the answer that causes it changes [C-303, C-305]', async () => {
    await open()
    answerAll({ ...trip, ...insured, 'Date of birth': '12/02/2014' })
    expect(errorOf('Date of birth')).toBe(adult(69))
    choose(relationship, 'dependent_child')
    expect(errorOf('Date of birth')).toBeNull()
    choose(relationship, 'spouse')
    answer('Departure date', '12/02/2033')
    expect(errorOf('Date of birth')).toBeNull()
  })

  it('lists what is wrong and makes no letter [C-287]', async () => {
    const { posted, router, app } = await open()
    await submit('Make the letter')
    expect(screen.getByRole('region', { name: 'There are 10 things to fix first' })).toBe(document.activeElement)
    expect(app.part(letters).of('TIN')).toBeNull()
    expect(posted()).toEqual([])
    expect(router.state.location.pathname).toBe('/sgp/en_US/benefits/TIN')
  })

  it('is only closed by cancel [C-325]', async () => {
    const { posted, app } = await open()
    answerAll(all)
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(app.part(letters).of('TIN')).toBeNull()
    expect(posted()).toEqual([])
  })
})

describe('a travel letter', () => {
  it('is stored with labels, opened and posted [C-322, C-323, C-324, C-329 to C-348, C-575, C-580]', async () => {
    const { posted, app, router, events } = await open('SGP', {
      answers: { '/api/v2/travel-letter/submit-letter/': () => new Promise<never>(() => undefined) },
    })
    answerAll(all)
    await submit('Make the letter')
    await waitFor(() => expect(router.state.location.pathname).toBe('/sgp/en_US/benefits/TIN/ap-certificate'))
    expect(screen.queryByRole('dialog')).toBeNull()
    const letter = app.part(letters).of('TIN')
    expect(letter?.values).toMatchObject({
      origin: 'Singapore',
      destination: 'Japan',
      cardholderRelationship: 'I am the cardholder',
    })
    expect(letter?.number).toMatch(/^4021\d{13}\d{4}$/)
    expect(posted()).toEqual([
      {
        card_issuer: 'Lumen Bank',
        card_number: '4021',
        card_type: 'Horizon Platinum',
        date_of_birth: '1990-05-04',
        departure_date: '2030-12-01',
        destination: 'JPN',
        email: 'amara@example.com',
        first_name: 'Amara Lý',
        ica_country: 'SGP',
        issuance_date: app.platform.today(),
        last_name: 'Silva',
        nationality: 'SGP',
        origin: 'SGP',
        phone_number: '+6561234567',
        relationship: 'cardholder',
        return_date: '2030-12-15',
        ticket: letter?.number,
        pan_token: panToken,
        benefit_code: 'TIN',
        language_code: 'en_US',
        verification_code: letter?.code,
      },
    ])
    expect(JSON.stringify([router.state.location, { ...localStorage }])).not.toContain('Amara')
    expect(events).toContainEqual({ event: 'travel_letter_generated', code: 'TIN' })
  })

  it('opens although its call fails, which is reported with its request id [C-323, C-602]', async () => {
    const { router, asked } = await open('SGP', {
      answers: {
        '/api/v2/travel-letter/submit-letter/': () => ({ status: 500, body: { error_code: 'internal_error' } }),
      },
    })
    answerAll(all)
    await submit('Make the letter')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/ap-certificate$/))
    await waitFor(() =>
      expect(asked.filter(({ path }) => path === '/api/errors/v1/').map(({ body }) => body)).toEqual([
        expect.objectContaining({ code: 'TRAVEL_LETTER_API_ERROR', failed_request_id: 'req-1' }),
      ]),
    )
  })

  it('sends the answers about a child, and no return date that is incomplete [C-332, C-338, C-346, C-X76]', async () => {
    const { posted } = await open()
    answerAll({ ...all, 'Date of birth': '05/04/2015', 'Return date': '12/1' })
    choose(relationship, 'dependent_child')
    tick(disabled, 'No')
    tick(student, 'Yes')
    await submit('Make the letter')
    await waitFor(() => expect(posted()).toHaveLength(1))
    expect(posted()[0]).toMatchObject({ child_disablement: false, full_time_student: true })
    expect(posted()[0]).not.toHaveProperty('return_date')
  })

  it('of India is not posted and has no code [C-324]', async () => {
    const { posted, app, router } = await open('IND')
    answerAll(all)
    await submit('Make the letter')
    await waitFor(() => expect(router.state.location.pathname).toBe('/ind/en_US/benefits/TIN/ap-certificate'))
    expect(app.part(letters).of('TIN')).toMatchObject({ code: null, toSend: null })
    expect(posted()).toEqual([])
  })
})

describe('the list of countries', () => {
  const listed = async (locale: string) => {
    await open('SGP', { locale })
    const [box] = screen.getAllByRole('combobox')
    fireEvent.keyDown(box as Element, { key: 'ArrowDown' })
    return within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent ?? '')
  }

  it('has the United States first and once in American English [C-375]', async () => {
    const names = await listed('en_US')
    expect(names.slice(0, 2)).toEqual(['United States', 'Afghanistan'])
    expect(names.filter((name) => name === 'United States')).toHaveLength(1)
  })
})
