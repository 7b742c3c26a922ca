/** Seconds a person takes to read and answer one question of a claim form, by its type (claims specification §3). */
const seconds = {
  text: 15,
  line1: 15,
  line2: 5,
  city: 8,
  postal: 8,
  integer: 10,
  decimal: 15,
  long_text: 90,
  date_picker: 12,
  datetime_picker: 20,
  phone_number: 12,
  dropdown: 10,
  radio: 8,
  checkbox: 10,
  nested_group_list: 10,
  any_filled_group_list: 5,
  text_no_input: 10,
  disclaimer: 20,
}
const SECONDS_A_DOCUMENT = 45
const SECONDS_TO_REVIEW = 60
const FEWEST_MINUTES = 5

/** What the before-you-start sheet says a claim takes, when nothing has to be searched for. */
export function formMinutes(form: { questions: readonly (keyof typeof seconds)[]; documents: number }): number {
  const answering = form.questions.reduce((sum, type) => sum + seconds[type], 0)
  const all = answering + form.documents * SECONDS_A_DOCUMENT + SECONDS_TO_REVIEW
  return Math.max(FEWEST_MINUTES, Math.ceil(all / 60))
}
