import { aGroup, anOption, aPage, aQuestion } from '@amparo/form-engine/testing/form'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderPage, resetPage } from '../../../testing/render-page.tsx'
import { PlaygroundPage } from './playground-page.tsx'

afterEach(resetPage)

const way = aQuestion('radio', {
  question_key: 'way',
  title: 'How did you travel?',
  required: true,
  data_type: 'choice',
  options: [anOption('air', 'flight'), anOption('foot')],
})
const flight = aQuestion('text', { question_key: 'flight', title: 'Which flight?', required: true })
const trip = aPage([aGroup('start', [way]), aGroup('flight', [flight])], { page_key: 'trip', title: 'Your trip' })
const loss = aPage([aGroup('only', [aQuestion('integer', { question_key: 'amount', title: 'How much?' })])], {
  page_key: 'loss',
})

async function open() {
  const countries = [
    { code: 'USA', languages: ['en_US'] },
    { code: 'PRI', languages: ['en_US'] },
  ]
  const view = renderPage(<PlaygroundPage />, {
    path: '/dev/forms/en_US',
    route: '/dev/forms/:languageCode?',
    answers: {
      '/dev/api/forms': () => ({ body: { codes: ['TRC', 'CDW'], countries } }),
      '/dev/api/forms/TRC/USA/en_US': () => ({ body: { pages: [trip, loss] } }),
      '/dev/api/forms/TRC/PRI/en_US': () => ({ body: { pages: [loss] } }),
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Form playground' })
  await screen.findByText('How did you travel?')
  for (const name of ['Form', 'Journey', 'Problems', 'Answers as they are sent'])
    await screen.findByRole('region', { name })
  return view
}

const part = (name: string) => within(screen.getByRole('region', { name }))
const editor = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Definition of this page' })
const edit = (from: string, to: string) =>
  fireEvent.change(editor(), { target: { value: editor().value.replace(from, to) } })
const ofDefinition = () => part('Problems').getByRole('list', { name: 'In the definition' }).textContent

it('shows form, journey, problems and answers, and updates them after every answer', async () => {
  await open()
  expect(part('Journey').getByText('Not reached: flight')).toBeTruthy()
  expect(part('Problems').getByRole('list', { name: 'In the answers' }).textContent).toBe('way required Wrong')

  fireEvent.click(screen.getByRole('radio', { name: 'The air' }))

  expect(await part('Form').findByRole('textbox', { name: 'Which flight?' })).toBeTruthy()
  await waitFor(() => expect(part('Journey').getByRole('heading', { name: 'flight' })).toBeTruthy())
  expect(part('Answers as they are sent').getByText('{ "way": "air" }')).toBeTruthy()
  expect(part('Problems').getByRole('list', { name: 'In the answers' }).textContent).toBe('flight required Wrong')
})

it('renders the form again after an edit, and keeps the answers that fit', async () => {
  await open()
  fireEvent.click(screen.getByRole('radio', { name: 'The foot' }))
  await part('Answers as they are sent').findByText('{ "way": "foot" }')
  edit('How did you travel?', 'By what means?')

  expect(await part('Form').findByRole('radiogroup', { name: /By what means\?/ })).toBeTruthy()
  expect(part('Form').getByRole<HTMLInputElement>('radio', { name: 'The foot' }).checked).toBe(true)
})

it.each([
  ['a missing group', '"flight" }', '"gone" }', 'trip.start.way leads to gone, which is not there'],
  [
    'an unknown rule',
    '"validations": []',
    '"validations": [{ "rule": "odd", "value": null, "modifier": null, "error_message": null, "custom_error_message": null }]',
    'trip.start.way has the unknown rule odd',
  ],
  [
    'a field of the wrong type',
    '"required": true',
    '"required": "yes"',
    'trip.question_groups.0.questions.0.required expected boolean',
  ],
  ['invalid JSON', '"title": "Your trip",', '"title": Your trip,', 'trip, line 3, column 12 expected a value, found Y'],
])('shows the position of %s, and still shows the last valid form', async (_, from, to, problem) => {
  await open()
  edit(from, to)

  expect(ofDefinition()).toBe(problem)
  expect(part('Form').getByText('The last valid definition')).toBeTruthy()
  expect(part('Form').getByText('How did you travel?')).toBeTruthy()
})

it('links a problem to its position in the text', async () => {
  await open()
  edit('"flight" }', '"gone" }')
  fireEvent.click(part('Problems').getByRole('button', { name: 'trip.start.way' }))

  expect(document.activeElement).toBe(editor())
  expect(editor().value.slice(editor().selectionStart)).toMatch(/^"question_key": "way"/)
})

it('goes to another page of the form', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: /2 loss/ }))

  expect(part('Form').getByText(/How much\?/)).toBeTruthy()
  expect(editor().value).toContain('"page_key": "loss"')
})

it('keeps edits while another form is shown, until they are dropped', async () => {
  await open()
  edit('How did you travel?', 'By what means?')
  fireEvent.change(screen.getByRole('combobox', { name: 'Country' }), { target: { value: 'PRI' } })
  await screen.findByRole('textbox', { name: /How much\?/ })

  fireEvent.change(screen.getByRole('combobox', { name: 'Country' }), { target: { value: 'USA' } })
  expect(await screen.findByRole('radiogroup', { name: 'By what means?' })).toBeTruthy()

  fireEvent.click(screen.getByRole('button', { name: 'Discard all edits' }))
  expect(await screen.findByRole('radiogroup', { name: 'How did you travel?' })).toBeTruthy()
})
