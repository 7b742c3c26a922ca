import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pageOf, question } from '../../testing/form.ts'
import { field, fillIn, prepareForms, renderForm, submit, type } from '../../testing/render-form.tsx'

prepareForms()

const ask = (parts: Parameters<typeof question>[0]) => question({ title: 'Q', required: true, ...parts })

describe('phone_number', () => {
  it('is formatted with dashes when it is left, up to ten digits [C-066, C-610, C-118]', async () => {
    const { read } = renderForm(pageOf([ask({ question_type: 'phone_number' })]))

    field('Phone number').focus()
    type('Phone number', '(202) 555 0123')
    expect(field('Phone number').value).toBe('(202) 555 0123')
    act(() => field('Phone number').blur())

    await waitFor(() => expect(field('Phone number').value).toBe('202-555-0123'))
    expect(read()).toEqual({ answer: '+12025550123' })
  })

  it.each([
    ['a leading 1 [C-611]', 'USA', '12025550123', '+12025550123'],
    ['a plus', 'USA', '+55 11 98765-4321', '+5511987654321'],
    ['two noughts', 'USA', '0055 11 98765 4321', '+5511987654321'],
    ['a zero before the area code [C-092]', 'THA', '081 234 5678', '+66812345678'],
  ])('understands %s', async (_, country, typed, kept) => {
    const { read } = renderForm(pageOf([ask({ question_type: 'phone_number' })]), { country })

    await act(async () => fillIn('Phone number', typed))

    await waitFor(() => expect(read()).toEqual({ answer: kept }))
  })

  it('keeps the number when another country is chosen', async () => {
    const { read } = renderForm(pageOf([ask({ question_type: 'phone_number' })]))
    await act(async () => fillIn('Phone number', '11987654321'))

    const country = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' })
    act(() => country.focus())
    fireEvent.change(country, { target: { value: 'BR' } })

    expect(read()).toEqual({ answer: '+5511987654321' })
  })

  it('refuses a number that cannot be called [C-114]', async () => {
    renderForm(pageOf([ask({ question_type: 'phone_number', required: false })]))

    await act(async () => fillIn('Phone number', '555'))
    submit()

    expect(await screen.findByRole('link', { name: 'Answer this.' })).toBeTruthy()
    expect(field('Phone number').getAttribute('aria-invalid')).toBe('true')
  })
})
