import { entry, text } from '../schema.ts'

/** What a phone gets to prove whose it is: read on a screen, or read out with the digits apart [C-226, C-227]. */
export const phoneCodeMessage = entry({
  sms: text(['code']),
  call: text(['code']),
})
