import { dynamic, entry, text } from '../schema.ts'

/** The kinds are those of a country's contact numbers. */
export const contact = entry({
  title: text(),
  text: text(),
  toll_free: dynamic(text()),
  local: dynamic(text()),
  abroad: dynamic(text()),
  have_ready_title: text(),
  have_ready_text: text(),
})
