import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refused } from '../../../testing/refused.ts'
import { type Handler, resetPage } from '../../../testing/render-page.tsx'
import { stubMedia } from '../../../testing/stub-media.ts'
import { panToken } from '../../../testing/test-data.ts'
import { ERRORS, openLetter, PDF, SUBMIT } from '../testing/open-letter.tsx'

const saved: string[] = []
const print = vi.fn()
let resize: (isPhone: boolean) => void

beforeEach(() => {
  print.mockReset()
  saved.length = 0
  vi.stubGlobal('print', print)
  resize = stubMedia(false)
  URL.createObjectURL = () => 'blob:letter'
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  resetPage()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const save = () => screen.findByRole('button', { name: 'Save as PDF' })
const looks = () =>
  screen.getAllByRole('button').map((one) => [one.textContent, one.classList.contains('button-first')])

it('leads back to the benefit [C-351]', async () => {
  openLetter()
  const back = await screen.findByRole('link', { name: 'Back to the benefit' })
  expect(back.getAttribute('href')).toBe('/sgp/en_AP/benefits/TIN')
})

describe('printing', () => {
  it('is offered first on a desktop [C-353, C-390]', async () => {
    openLetter()
    fireEvent.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    expect(looks()).toEqual([
      ['Save as PDF', false],
      ['Print', true],
    ])
  })

  it('comes after the file on a phone, as soon as it is one', async () => {
    openLetter()
    await save()
    act(() => resize(true))
    expect(looks()).toEqual([
      ['Save as PDF', true],
      ['Print', false],
    ])
  })

  it('is left out where the browser cannot print', async () => {
    vi.stubGlobal('print', undefined)
    openLetter()
    await save()
    expect(looks()).toEqual([['Save as PDF', true]])
  })
})

describe('the file', () => {
  it('is made from everything on the letter and saved under its number', async () => {
    const { sent } = openLetter({ answers: { [PDF]: () => ({ body: {} }) } })
    fireEvent.click(await save())
    await waitFor(() => expect(saved).toEqual(['402117948736000004321.pdf']))
    expect(sent(PDF)).toEqual([
      expect.objectContaining({
        kind: 'ap-certificate',
        pan_token: panToken,
        benefit_code: 'TIN',
        ticket: '402117948736000004321',
        issuance_date: '2026-11-16',
        language_code: 'en_AP',
        verification_code: '7K3MP0QX2WVD',
        first_name: 'Amara',
        destination: 'USA',
      }),
    ])
  })

  it('of a certificate has no code', async () => {
    const { sent } = openLetter({ kind: 'cdw-certificate', answers: { [PDF]: () => ({ body: {} }) } })
    fireEvent.click(await save())
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(sent(PDF)).toEqual([expect.objectContaining({ kind: 'cdw-certificate', rental_country: 'PRT' })])
    expect(sent(PDF)[0]).not.toHaveProperty('verification_code')
  })

  it.each<[string, Handler]>([
    ['is refused', () => refused('invalid_letter')],
    ['gets no answer', () => Promise.reject(new Error('offline'))],
  ])('says what to do when it %s, reports it, and can be tried again', async (_, answer) => {
    const { sent } = openLetter({ kind: 'cdw-certificate', answers: { [PDF]: answer } })
    fireEvent.click(await save())
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t create the file')
    expect(saved).toEqual([])
    expect(sent(ERRORS)).toHaveLength(1)
    fireEvent.click(await save())
    await waitFor(() => expect(sent(PDF)).toHaveLength(2))
  })

  it('is made once, however often the button is pressed', async () => {
    const { sent } = openLetter({ answers: { [PDF]: () => new Promise(() => undefined) } })
    fireEvent.click(await save())
    fireEvent.click(await save())
    expect(await screen.findByText('Creating the file…')).toBeTruthy()
    expect(sent(PDF)).toHaveLength(1)
  })
})

describe('registration', () => {
  it('does not hold up the letter, and says when it is done [C-324]', async () => {
    openLetter()
    expect(await screen.findByRole('article')).toBeTruthy()
    expect(await screen.findByText(/^Your letter is registered/)).toBeTruthy()
  })

  it('that fails leaves the letter on the page, and can be tried again [C-602]', async () => {
    let isDown = true
    const answer: Handler = () => (isDown ? refused('internal_error', 500) : { body: { ticket: '1' } })
    openLetter({ answers: { [SUBMIT]: answer } })
    expect((await screen.findByRole('alert')).textContent).toContain('Your letter isn’t registered yet')
    expect(screen.getByRole('article')).toBeTruthy()
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^Your letter is registered/)).toBeTruthy()
  })
})
