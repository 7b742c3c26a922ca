import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { option, pageOf, question } from '../../testing/form.ts'
import { field, fillIn, prepareForms, renderForm, submit } from '../../testing/render-form.tsx'

prepareForms()

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('vehicles', () => {
  const vehicle = (
    key: string,
    data_type: string,
    related: string | null,
    options = [] as ReturnType<typeof option>[],
  ) =>
    question({
      question_key: key,
      question_type: 'dropdown',
      data_type,
      title: key,
      required: true,
      options,
      related_question_key: related,
    })
  const car = pageOf([
    vehicle('Year', 'vehicle_year', null, [option('2019'), option('2020')]),
    vehicle('Make', 'vehicle_make', 'Year'),
    vehicle('Model', 'vehicle_model', 'Make'),
  ])
  const answer = (...names: string[]) => ({
    body: { options: names.map((name) => ({ name, value: name.toLowerCase() })) },
  })
  const network = {
    '/api/vehicles/v1/years/2019/makes/': () => answer('Arroyo', 'Brisa'),
    '/api/vehicles/v1/years/2020/makes/': () => answer('Brisa'),
    '/api/vehicles/v1/years/2019/makes/arroyo/models/': () => answer('Uno'),
    '/api/vehicles/v1/years/2020/makes/brisa/models/': () => answer('Dos'),
  }
  const choose = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

  it('offers makes of the year and models of the make [C-055, C-089, C-X11, C-X26]', async () => {
    const { read } = renderForm(car, { network })
    expect(screen.getByText('Choose the year first')).toBeTruthy()

    choose('Year', '2019')
    await screen.findByRole('option', { name: 'Arroyo' })
    choose('Make', 'arroyo')
    await screen.findByRole('option', { name: 'Uno' })
    choose('Model', 'uno')

    expect(read()).toEqual({ Year: '2019', Make: 'arroyo', Model: 'uno' })
  })

  it('offers another make too, whose text stays while the year changes [C-044, C-081]', async () => {
    const make = { ...vehicle('Make', 'vehicle_make', 'Year', [option('other')]), tags: ['allow_other'] }
    const years = vehicle('Year', 'vehicle_year', null, [option('2019'), option('2020')])
    const { read } = renderForm(pageOf([years, { ...make, other_title: 'Which?' }]), {
      network,
      answers: { Year: '2019' },
    })
    await screen.findByRole('option', { name: 'Arroyo' })
    choose('Make', 'other')
    fillIn(/^Which/, 'Cabo')

    choose('Year', '2020')
    await waitFor(() => expect(read()).toEqual({ Year: '2020', Make: 'other', Make__other: 'Cabo' }))
    expect(field(/^Which/).value).toBe('Cabo')
  })

  it('clears a make that the new year does not have [C-084]', async () => {
    const { read } = renderForm(car, { network, answers: { Year: '2019', Make: 'arroyo', Model: 'uno' } })
    await screen.findByRole('option', { name: 'Uno' })

    choose('Year', '2020')
    await waitFor(() => expect(read()).toEqual({ Year: '2020' }))

    expect(screen.getByText('Choose the make first')).toBeTruthy()
  })

  it('sends no make of another year while the list loads; it comes back if the new year has it [C-084, C-089]', async () => {
    const { promise: waiting, resolve: arrive } = Promise.withResolvers<void>()
    const slow = {
      ...network,
      '/api/vehicles/v1/years/2020/makes/': () => waiting.then(() => answer('Brisa')) as never,
    }
    const { read, sent } = renderForm(car, { network: slow, answers: { Year: '2019', Make: 'brisa' } })
    await screen.findByRole('option', { name: 'Arroyo' })

    choose('Year', '2020')
    expect(read()).toEqual({ Year: '2020' })
    submit()
    expect(await screen.findByRole('link', { name: /^Make/ })).toBeTruthy()
    expect(sent).not.toHaveBeenCalled()
    await act(async () => arrive())
    await waitFor(() => expect(read()).toEqual({ Year: '2020', Make: 'brisa' }))
  })

  it('sends no make of another year after the list could not be loaded [C-084, C-598]', async () => {
    const down = { ...network, '/api/vehicles/v1/years/2020/makes/': () => ({ status: 500, body: {} }) }
    const { read } = renderForm(car, { network: down, answers: { Year: '2019', Make: 'arroyo' } })
    await screen.findByRole('option', { name: 'Arroyo' })

    choose('Year', '2020')
    await screen.findByRole('alert')
    expect(read()).toEqual({ Year: '2020' })
    choose('Year', '2019')
    await waitFor(() => expect(read()).toEqual({ Year: '2019', Make: 'arroyo' }))
  })

  it('shows an error if the makes cannot be loaded, reports it and tries again [C-598, C-X11]', async () => {
    let isUp = false
    const { asked } = renderForm(car, {
      answers: { Year: '2020' },
      network: {
        ...network,
        '/api/vehicles/v1/years/2020/makes/': () => (isUp ? answer('Brisa') : { status: 500, body: {} }),
        '/api/errors/v1/': () => ({ status: 204, body: null }),
      },
    })

    expect((await screen.findByRole('alert')).textContent).toContain('The list of makes couldn’t be loaded.')
    expect(asked.map(({ body }) => body)).toContainEqual(expect.objectContaining({ code: 'VEHICLE_MAKE_API_ERROR' }))
    isUp = true
    await act(async () => press('Try again'))

    expect(await screen.findByRole('option', { name: 'Brisa' })).toBeTruthy()
  })

  it('shows an error if the models cannot be loaded, and reports it [C-599]', async () => {
    const { asked } = renderForm(car, {
      answers: { Year: '2020', Make: 'brisa' },
      network: {
        ...network,
        '/api/vehicles/v1/years/2020/makes/brisa/models/': () => ({ status: 500, body: {} }),
        '/api/errors/v1/': () => ({ status: 204, body: null }),
      },
    })

    await screen.findByRole('alert')
    expect(asked.map(({ body }) => body)).toContainEqual(expect.objectContaining({ code: 'VEHICLE_MODEL_API_ERROR' }))
  })
})
