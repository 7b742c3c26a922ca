import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refused } from '../../testing/refused.ts'
import { type Handler, renderPage, resetPage } from '../../testing/render-page.tsx'
import type { AddressValues } from './address-fields.ts'
import UsAddress from './us-address.tsx'

afterEach(() => {
  vi.useRealTimers()
  resetPage()
})

const suggest = '/api/v2/marketplace/addresses/suggest/'
const find = '/api/v2/marketplace/addresses/find/'
const one = { id: 'a1', label: '12 Main St, Columbus, OH 43004' }
const found = {
  line_1_address: '12 Main St',
  line_2_address: null,
  municipality_name: 'Columbus',
  state: 'OH',
  postal_code: '43004',
}
const nothing: AddressValues = { line1Address: '', line2Address: '', city: '', state: '', postalCode: '' }

let held = nothing
function Page() {
  const [values, setValues] = useState(nothing)
  held = values
  return (
    <UsAddress
      idOf={(name) => name}
      values={values}
      errorOf={() => null}
      onChange={(changes) => setValues((before) => ({ ...before, ...changes }))}
      onLeave={() => undefined}
    />
  )
}

function open(answers: Record<string, Handler>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { asked } = renderPage(<Page />, { path: '/usa/en_US/x', route: '/:countryCode/:languageCode/x', answers })
  return {
    texts: () => asked.filter(({ path }) => path === suggest).map(({ body }) => (body as { text: string }).text),
  }
}
const street = () => screen.getByLabelText('Street address') as HTMLInputElement
const type = (value: string) => fireEvent.input(street(), { target: { value } })
const options = () => within(screen.getByRole('listbox')).getAllByRole('option')
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Lets an answer arrive and be shown. */
const answered = () => pass(50)
const shown = () =>
  ['City', 'State', 'ZIP code'].map((label) => (screen.getByLabelText(label) as HTMLInputElement).value)

it('asks for addresses 300 ms after the last letter [M-055, M-057, C-X42]', async () => {
  const { texts } = open({ [suggest]: () => ({ body: { suggestions: [one] } }) })
  type('12 M')
  await pass(200)
  type('12 Main')
  await pass(299)
  expect(texts()).toEqual([])
  await pass(1)
  expect(texts()).toEqual(['12 Main'])
  await answered()
  expect(options()[0]?.textContent).toBe(one.label)
})

it.each(['', '12', '   '])('asks for nothing while only "%s" is typed', async (text) => {
  const { texts } = open({ [suggest]: () => ({ body: { suggestions: [one] } }) })
  type(text)
  await pass(1000)
  expect(texts()).toEqual([])
})

it('never shows a late answer to an earlier text', async () => {
  const late = Promise.withResolvers<void>()
  const answer = (text: string) => ({ body: { suggestions: [{ id: text, label: `${text}, Columbus` }] } })
  open({
    [suggest]: ((body: { text: string }) =>
      body.text === '12 Main' ? late.promise.then(() => answer(body.text)) : answer(body.text)) as Handler,
  })
  type('12 Main')
  await pass(300)
  type('12 Maple')
  await pass(300)
  late.resolve()
  await pass(1000)
  expect(options().map(({ textContent }) => textContent)).toEqual(['12 Maple, Columbus'])
})

it('fills in the other fields from a suggestion, which can then be changed by hand', async () => {
  open({ [suggest]: () => ({ body: { suggestions: [one] } }), [find]: () => ({ body: found }) })
  street().focus()
  type('12 mai')
  await pass(300)
  await answered()
  fireEvent.click(options()[0] as HTMLElement)
  await answered()
  expect(street().value).toBe('12 Main St')
  expect(shown()).toEqual(['Columbus', 'OH', '43004'])
  expect(screen.queryByRole('listbox')).toBeNull()
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Dublin' } })
  expect(shown()[0]).toBe('Dublin')
})

it.each<[string, Record<string, Handler>]>([
  ['nothing is suggested', { [suggest]: () => ({ body: { suggestions: [] } }) }],
  ['the maps service fails', { [suggest]: () => ({ status: 503, body: {} }) }],
])('takes an address that is typed by hand when %s [M-X38]', async (_, answers) => {
  open(answers)
  type('1 Nowhere Rd')
  await pass(300)
  fireEvent.blur(street())
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Reno' } })
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'NV' } })
  fireEvent.change(screen.getByLabelText('ZIP code'), { target: { value: '89501' } })
  expect([street().value, ...shown()]).toEqual(['1 Nowhere Rd', 'Reno', 'NV', '89501'])
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('keeps what was typed when the address of a suggestion cannot be read', async () => {
  open({
    [suggest]: () => ({ body: { suggestions: [one] } }),
    [find]: () => refused('unknown_address'),
  })
  type('12 mai')
  await pass(300)
  await answered()
  fireEvent.click(options()[0] as HTMLElement)
  await answered()
  expect(street().value).toBe('12 mai')
})

describe('while the address of a suggestion is read', () => {
  /** Chooses a suggestion. The function that it returns lets its address arrive. */
  async function choose() {
    const late = Promise.withResolvers<void>()
    open({
      [suggest]: () => ({ body: { suggestions: [one] } }),
      [find]: (() => late.promise.then(() => ({ body: found }))) as unknown as Handler,
    })
    act(() => street().focus())
    type('12 mai')
    await pass(300)
    await answered()
    fireEvent.click(options()[0] as HTMLElement)
    return async () => {
      late.resolve()
      await answered()
    }
  }
  const change = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

  it('keeps a street that is typed', async () => {
    const arrive = await choose()
    type('12 Main Street Apt 4')
    await arrive()
    expect([street().value, held.line1Address, ...shown()]).toEqual([
      '12 Main Street Apt 4',
      '12 Main Street Apt 4',
      ...['', '', ''],
    ])
  })

  it.each([
    ['City', 'Dub', ['Dub', '', '']],
    ['State', 'NV', ['', 'NV', '']],
    ['ZIP code', '895', ['', '', '895']],
  ])('keeps what is typed as the %s', async (label, value, kept) => {
    const arrive = await choose()
    change(label, value)
    await arrive()
    expect(shown()).toEqual(kept)
  })

  it('fills in the address beside a second line, which no suggestion has', async () => {
    const arrive = await choose()
    change('Apartment, suite or unit (optional)', 'Apt 4')
    await arrive()
    expect([held.line2Address, ...shown()]).toEqual(['Apt 4', 'Columbus', 'OH', '43004'])
  })
})

it('offers the 50 states, DC and five territories [M-069, M-X41]', () => {
  open({})
  expect(screen.getByLabelText('State').querySelectorAll('option:not([value=""])')).toHaveLength(56)
})
