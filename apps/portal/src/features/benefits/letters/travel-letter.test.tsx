import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contentKey } from '../../../platform/content/content.ts'
import { letters } from '../../../session/letters/letters.ts'
import {
  all,
  answer,
  answerAll,
  choose,
  control,
  disabled,
  errorOf,
  leave,
  openTravelLetter,
  prepareLetters,
  relationship,
  student,
  submit,
  tick,
} from '../testing/letter-form.tsx'
import { returnLimits } from './letter-inputs.tsx'

prepareLetters()

describe('the travel letter form', () => {
  it('asks for the trip and the traveller, and marks what is required [C-273, C-274, C-275, C-276, C-277, C-278, C-279, C-280, C-281, C-282, C-283, C-284, P-261]', async () => {
    const { dialog } = await openTravelLetter()
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

  it('offers the relationships, with the names that content gives them [C-284, C-X46]', async () => {
    const { app } = await openTravelLetter()
    const names = { relationship_cardholder: 'I', relationship_spouse: 'We', relationship_dependent_child: 'They' }
    app.queries.setQueryData(contentKey('en_US', 'letter-forms'), (text: object) => ({ ...text, ...names }))
    const options = () => [...control(relationship).querySelectorAll('option')].map(({ textContent }) => textContent)
    await waitFor(() => expect(options().slice(1)).toEqual(['I', 'We', 'They']))
  })

  it('shows an error when a field is left, never before [C-287, C-288, C-320]', async () => {
    await openTravelLetter()
    fireEvent.input(control('First name'), { target: { value: '' } })
    expect(errorOf('First name')).toBeNull()
    leave('First name')
    expect(errorOf('First name')).toBe('Fill out this field.')
  })

  it.each<[string, string, string | null, string]>([
    ['First name', 'x'.repeat(20), null, '[C-289]'],
    ['First name', 'x'.repeat(21), 'Use at most 20 characters.', '[C-289, C-321]'],
    ['First name', 'R2', 'Don’t use digits or special characters such as @, # or +.', '[C-290]'],
    ['Last name', '', 'Fill out this field.', '[C-291]'],
    ['Last name', 'x'.repeat(40), null, '[C-292]'],
    ['Last name', 'x'.repeat(41), 'Use at most 40 characters.', '[C-292, C-321]'],
    ['Last name', 'a<b', 'Don’t use digits or special characters such as @, # or +.', '[C-293]'],
    ['Last name', 'Nguyễn-O’Neill', null, '[C-293]'],
    ['Email', '', 'Fill out this field.', '[C-294]'],
    ['Email', 'amara', 'Enter an email address such as name@example.com.', '[C-294]'],
    ['Departure date', '', 'Fill out this field.', '[C-295]'],
    ['Departure date', '12/1', 'Enter a valid date.', '[C-296]'],
    ['Departure date', '02/30/2030', 'Enter a valid date.', '[C-297]'],
    ['Return date', '12/1', null, '[C-298]'],
    ['Return date', '12/15/2030', 'Enter the departure date first.', '[C-299]'],
    ['Date of birth', '', 'Fill out this field.', '[C-302]'],
    ['Date of birth', '02/30/1990', 'Enter a valid date.', '[C-302]'],
    ['Phone number', '123', 'This isn’t a valid phone number. Check the country and the digits.', '[C-301]'],
    ['Nationality', 'Atlantis', 'Fill out this field.', '[C-280]'],
    ['Country of departure', '', 'Fill out this field.', '[C-274]'],
    ['Country of destination', '', 'Fill out this field.', '[C-275]'],
  ])('checks %s: %j → %s %s', async (label, value, error) => {
    await openTravelLetter()
    answer(label, value)
    expect(errorOf(label)).toBe(error)
  })

  it('accepts a phone number of the chosen country only [C-301]', async () => {
    await openTravelLetter('SGP')
    answer('Phone number', '61234567')
    expect(errorOf('Phone number')).toBeNull()
    fireEvent.change(screen.getByLabelText('Country code'), { target: { value: 'US' } })
    expect(errorOf('Phone number')).toMatch(/isn’t a valid phone number/)
  })

  it('judges the return by the departure, and again when that changes [C-299, C-300]', async () => {
    await openTravelLetter()
    answer('Return date', '12/15/2030')
    expect(errorOf('Return date')).toBe('Enter the departure date first.')
    answer('Departure date', '12/15/2030')
    expect(errorOf('Return date')).toBe('The return date must be after the departure date.')
    answer('Departure date', '12/14/2030')
    expect(errorOf('Return date')).toBeNull()
  })

  it.each([
    ['2030-12-01', '2026-11-16', { first: '2030-12-01' }],
    ['2026-11-01', '2026-11-16', { first: '2026-11-01', last: '2026-11-16' }],
    ['', '2026-11-16', {}],
  ])(
    'offers days for the return from %s on, today being %s [C-317, C-318, C-X02, C-X03]',
    (departure, today, limits) => {
      expect(returnLimits(departure, today)).toEqual(limits)
    },
  )

  it('asks about a child only as far as needed [C-285, C-286, C-314, C-315, C-316]', async () => {
    await openTravelLetter()
    expect(screen.queryByText(disabled)).toBeNull()
    choose(relationship, 'dependent_child')
    expect(screen.getByText(disabled)).toBeTruthy()
    expect(screen.queryByText(student)).toBeNull()
    await submit('Create letter')
    expect(screen.getByRole('link', { name: disabled })).toBeTruthy()
    tick(disabled, 'No')
    expect(screen.getByRole('link', { name: student })).toBeTruthy()
    tick(student, 'Yes')
    tick(disabled, 'Yes')
    expect(screen.queryByText(student)).toBeNull()
    tick(disabled, 'No')
    const group = screen.getByRole('radiogroup', { name: student })
    expect(group.querySelector('input:checked')).toBeNull()
    choose(relationship, 'spouse')
    expect(screen.queryByText(disabled)).toBeNull()
  })

  it.each([
    ['en_US', '12/1/2030', '12/01/2030', /10\/31\//],
    ['en_AP', '1/12/2030', '01/12/2030', /31\/10\//],
  ])('writes dates in the order of %s [C-319]', async (locale, typed, shown, example) => {
    await openTravelLetter('SGP', { locale })
    expect(screen.getAllByText(example).length).toBeGreaterThan(0)
    answer('Departure date', typed)
    expect(control('Departure date').value).toBe(shown)
  })

  it('lists what is wrong and makes no letter [C-287]', async () => {
    const { posted, router, app } = await openTravelLetter()
    await submit('Create letter')
    const summary = screen.getByRole('region', { name: 'Fix 10 answers first' })
    expect(summary).toBe(document.activeElement)
    expect(summary.parentElement?.nextElementSibling).toBe(screen.getByRole('heading', { name: 'Travel letter' }))
    expect(app.part(letters).of('TIN')).toBeNull()
    expect(posted()).toEqual([])
    expect(router.state.location.pathname).toBe('/sgp/en_US/benefits/TIN')
  })

  it('is only closed by cancel [C-325]', async () => {
    const { posted, app } = await openTravelLetter()
    answerAll(all)
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(app.part(letters).of('TIN')).toBeNull()
    expect(posted()).toEqual([])
  })
})

describe('the list of countries', () => {
  const listed = async (locale: string) => {
    await openTravelLetter('SGP', { locale })
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
