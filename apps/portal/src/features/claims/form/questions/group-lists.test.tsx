import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { option, pageOf, question, rule } from '../../testing/form.ts'
import { field, fillIn, prepareForms, renderForm, submit } from '../../testing/render-form.tsx'

prepareForms()

const list = pageOf(
  [
    question({
      question_key: 'items',
      question_type: 'nested_group_list',
      title: 'Lost things',
      required: true,
      nested_group_id: 'item',
      validations: [rule('max_choices', 3)],
    }),
  ],
  {
    item: [
      question({ question_key: 'what', title: 'What?', required: true }),
      question({ question_key: 'price', title: 'Price', question_type: 'decimal', required: true }),
    ],
  },
)
const all = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function fillRow(place: number, what: string) {
  fireEvent.input(all('What?')[place] as HTMLElement, { target: { value: what } })
}

describe('nested_group_list', () => {
  it('repeats its group up to max_choices, and announces added entries [C-070, C-053, C-085]', () => {
    const { read } = renderForm(list)

    fillRow(0, 'Bag')
    press('Add another entry')
    expect(screen.getByText('Entry 2 was added')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Entry 2' }))
    fillRow(1, 'Shoes')
    press('Add another entry')

    expect(screen.queryByRole('button', { name: 'Add another entry' })).toBeNull()
    expect(screen.getByText('You can add up to 3 entries, and you have.')).toBeTruthy()
    expect(read()).toEqual({ items: [{ what: 'Bag' }, { what: 'Shoes' }] })
  })

  it('removes an entry, announces it, and moves the focus to the entry that took its place', () => {
    const { read } = renderForm(list, { answers: { items: [{ what: 'Bag' }, { what: 'Shoes' }] } })

    press('Remove entry 1')
    expect(screen.getByText('Entry 1 was removed')).toBeTruthy()
    expect(all('What?').map(({ value }) => value)).toEqual(['Shoes'])
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Entry 1' }))
    expect(read()).toEqual({ items: [{ what: 'Shoes' }] })

    press('Remove entry 1')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add an entry' }))
    press('Add an entry')
    expect(all('What?').map(({ value }) => value)).toEqual([''])
  })

  it('moves the focus to the next entry, also if that entry had it last [C-070]', () => {
    renderForm(list, { answers: { items: [{ what: 'Bag' }, { what: 'Shoes' }, { what: 'Hat' }] } })

    press('Remove entry 2')
    screen.getByRole('button', { name: 'Remove entry 1' }).focus()
    press('Remove entry 1')
    expect(all('What?').map(({ value }) => value)).toEqual(['Hat'])
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Entry 1' }))
  })

  it('follows the answers of each entry, and starts what they reveal [C-048, C-049, C-X27]', () => {
    const options = [option('lost', { is_selected: true }), option('stolen', { outcome: { group_id: 'police' } })]
    const branching = pageOf(
      [
        question({
          question_key: 'items',
          question_type: 'nested_group_list',
          required: true,
          nested_group_id: 'item',
        }),
      ],
      {
        item: [question({ question_key: 'kind', title: 'Kind', question_type: 'dropdown', options })],
        police: [question({ question_key: 'report', title: 'Report', default_value: 'None' })],
      },
    )
    const { read } = renderForm(branching)
    press('Add another entry')
    expect(read()).toEqual({ items: [{ kind: 'lost' }, { kind: 'lost' }] })

    fireEvent.change(screen.getAllByLabelText(/^Kind/)[1] as HTMLElement, { target: { value: 'stolen' } })
    expect(screen.getAllByLabelText(/^Report/)).toHaveLength(1)
    expect(read()).toEqual({ items: [{ kind: 'lost' }, { kind: 'stolen', report: 'None' }] })
  })

  it('keeps the text for "other" with its question when another entry is removed [C-044]', () => {
    const kind = question({
      question_key: 'kind',
      question_type: 'radio',
      options: [option('bag'), option('other')],
      tags: ['allow_other'],
      other_title: 'Which?',
    })
    const items = [{ kind: 'bag' }, { kind: 'other', kind__other: 'A hat' }]
    const lists = question({ question_key: 'items', question_type: 'nested_group_list', nested_group_id: 'item' })
    const { read } = renderForm(pageOf([lists], { item: [kind] }), { answers: { items } })

    press('Remove entry 1')
    expect(field(/^Which/).value).toBe('A hat')
    expect(read()).toEqual({ items: [{ kind: 'other', kind__other: 'A hat' }] })
  })

  it('shows in which entry an answer is missing, and removes the error with the entry', async () => {
    renderForm(list, { answers: { items: [{ what: 'Bag', price: 3 }, { what: 'Shoes' }] } })

    submit()
    expect(await screen.findByRole('link', { name: 'Entry 2 – Answer this.' })).toBeTruthy()
    expect(all('Price')[1]?.getAttribute('aria-invalid')).toBe('true')
    press('Remove entry 1')

    expect(all('Price').map((one) => one.getAttribute('aria-invalid'))).toEqual(['true'])
  })
})

it('asks for at least one answer of an any-filled group [C-054, C-071, C-X26]', async () => {
  const { sent } = renderForm(
    pageOf(
      [
        question({
          question_key: 'contact',
          question_type: 'any_filled_group_list',
          title: 'Them',
          any_filled_group_id: 'g',
        }),
      ],
      { g: [question({ question_key: 'name', title: 'Name' }), question({ question_key: 'plate', title: 'Plate' })] },
    ),
  )

  submit()
  expect(await screen.findByRole('link', { name: 'Them – Answer this.' })).toBeTruthy()
  fillIn(/^Plate/, 'AB 12')
  submit()

  await waitFor(() => expect(sent).toHaveBeenCalledWith({ contact: { plate: 'AB 12' } }))
})
