import type { Locator, Page } from '@playwright/test'
import { keyboardAt } from './keyboard.ts'

/** A text field, a list that typing filters, a native select or a radio button, named after what a keyboard does there. */
type How = 'types' | 'finds' | 'chooses' | 'picks'
/** The answers to a form, in the order of its fields. */
export type FormAnswers = readonly (readonly [how: How, control: Locator, answer: string])[]

const atOnce: Record<How, (control: Locator, answer: string) => Promise<unknown>> = {
  types: (control, answer) => control.fill(answer),
  async finds(control, answer) {
    await control.fill(answer)
    await control.press('Enter')
  },
  chooses: (control, answer) => control.selectOption(answer),
  picks: (control) => control.check(),
}

/** The fast way, for stories that are not about typing. */
export async function fillIn(answers: FormAnswers): Promise<void> {
  for (const [how, control, answer] of answers) await atOnce[how](control, answer)
}

/** With the keyboard alone, from one field to the next. */
export async function typeIn(page: Page, answers: FormAnswers): Promise<void> {
  const keyboard = keyboardAt(page)
  for (const [how, control, answer] of answers) await keyboard[how](control, answer)
}
