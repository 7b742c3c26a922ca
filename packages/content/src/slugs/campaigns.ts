import { code, collection, entry, list, optional, text } from '../schema.ts'

/** Portal specification §2.8; an entry's slug is the last part of the page's address, in lower case. */
const campaign = entry({
  title: text(),
  short_description: text(),
  hero_image: code(),
  header_button_label: text(),
  header_button_url: code(),
  good_to_know_title: text(),
  good_to_know_body: list(),
  good_to_know_image: optional(code()),
  good_to_know_button_label: optional(text()),
  good_to_know_button_url: optional(code()),
  disclaimer: optional(text()),
})

/** Not to be read alone: whoever names a campaign must not take an address from a slug of ours. */
export const campaigns = collection(
  { 'summer-travel': campaign, 'new-phone': campaign, 'safe-shopping': campaign },
  { dynamic: true, standalone: false },
)
