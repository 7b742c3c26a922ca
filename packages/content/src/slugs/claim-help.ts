import { dynamic, entry, text } from '../schema.ts'

/** Where a country offers claim status by phone. The kinds are those of a country's contact numbers. */
export const claimHelp = entry({
  title: text(),
  text: text(),
  toll_free: dynamic(text()),
  local: dynamic(text()),
  abroad: dynamic(text()),
})
