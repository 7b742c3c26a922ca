import { phoneCheck } from '@amparo/form-engine/phone-check'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The numbering plans of the world: loaded when a phone number is asked for. */
export const plans = { phoneCheck, parsePhoneNumberFromString }
