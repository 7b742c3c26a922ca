import { dynamic, entry, text } from '../schema.ts'

export const contactSlugs = {
  /** The kinds of contact numbers of a country. */
  contact: entry({
    title: text(),
    text: text(),
    toll_free: dynamic(text()),
    local: dynamic(text()),
    abroad: dynamic(text()),
    have_ready_title: text(),
    have_ready_text: text(),
  }),
  'contact-page': entry({
    hours_title: text(),
    always: text(),
    open: text(['time']),
    closed: text(['day', 'time']),
    hours_here: text(['zone']),
    list_button: text(),
    list_title: text(),
    list_text: text(),
    list_search: text(),
    list_none: text(['query']),
    list_abroad: text(),
    list_close: text(),
  }),
}
