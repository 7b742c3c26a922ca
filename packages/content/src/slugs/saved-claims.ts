import { entry, plural, text } from '../schema.ts'

/** Claims specification §4, "Saved claims": the banner and the picker. */
export const savedClaims = entry({
  label: text(),
  one: text(['benefit']),
  several: plural(['count']),
  hours: plural(['count']),
  resume: text(),
  choose: text(),
  picker_title: text(),
  picker_text: text(),
  picker_resume: text(),
  picker_close: text(),
})
