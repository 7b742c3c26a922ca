import type { Benefit } from '@amparo/contract/benefits'
import type { Country } from '@amparo/contract/countries'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach } from 'vitest'
import { loadPhonePlans } from '../../../blocks/phone/load-phone-plans.ts'
import { type AnalyticsEvent, sendEventsTo } from '../../../platform/analytics/analytics.ts'
import type { DraftDatabase } from '../../../session/drafts/draft-database.ts'
import type { Handler } from '../../../testing/render-page.tsx'
import { openBenefit, prepareBenefit } from './open-benefit.tsx'

type Options = { answers?: Record<string, Handler>; locale?: string; letterDatabase?: DraftDatabase }
const SUBMIT = '/api/v2/travel-letter/submit-letter/'

/** Call once per test file. */
export function prepareLetters() {
  prepareBenefit()
  afterEach(() => sendEventsTo(null))
}

/** Opens the dialog behind a button of a benefit. `events` are those of analytics, with consent. */
export async function openLetter(button: string, benefit: Partial<Benefit>, country: Partial<Country>, more?: Options) {
  const events: AnalyticsEvent[] = []
  sendEventsTo((event) => events.push(event))
  const page = await openBenefit(benefit, country, more)
  // The form waits for what this device has stored, so the press is awaited.
  await submit(button)
  const dialog = await screen.findByRole('dialog')
  await act(() => loadPhonePlans())
  const posted = () => page.asked.filter(({ path }) => path === SUBMIT).map(({ body }) => body as object)
  return { ...page, dialog, events, posted }
}

/** The form of the travel letter. */
export const openTravelLetter = (code = 'SGP', more?: Options) =>
  openLetter('Get a travel letter', { benefit_code: 'TIN' }, { code }, more)
export const relationship = 'Relationship to the cardholder'
export const disabled = 'Does the child have a disability?'
export const student = 'Is the child a full-time student?'

/** A list that is open has the same name, but comes after its field. */
export const control = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label)[0] as HTMLInputElement
export const leave = (label: string) => fireEvent.blur(control(label))

/** Types an answer and leaves the field. */
export function answer(label: string, value: string) {
  fireEvent.focus(control(label))
  fireEvent.input(control(label), { target: { value } })
  leave(label)
}
export function choose(label: string, option: string) {
  fireEvent.change(control(label), { target: { value: option } })
  leave(label)
}
export const tick = (question: string, option: string) => {
  const group = screen.getByRole('radiogroup', { name: question })
  const radio = [...group.querySelectorAll('label')].find(({ textContent }) => textContent === option)
  fireEvent.click(radio as Element)
}

export function errorOf(label: string): string | null {
  return control(label).closest('[data-field]')?.querySelector('.form-field-error')?.textContent ?? null
}
export const submit = (button: string) => act(async () => fireEvent.click(screen.getByRole('button', { name: button })))

/** Answers every field of the travel letter, in American English; `answers` replaces some of them. */
export function answerAll(answers: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(answers)) {
    if (label === relationship) choose(label, value)
    else answer(label, value)
  }
}

export const person = {
  'First name': ' Amara  Lý ',
  'Last name': 'Silva',
  Email: ' amara@example.com ',
  'Phone number': '+6561234567',
}
export const trip = {
  'Country of departure': 'Singapore',
  'Country of destination': 'japan',
  'Departure date': '12/01/2030',
  'Return date': '12/15/2030',
}
export const insured = {
  Nationality: 'Singapore',
  'Date of birth': '05/04/1990',
  [relationship]: 'cardholder',
}
/** Every answer of the travel letter. */
export const all = { ...trip, ...person, ...insured }
