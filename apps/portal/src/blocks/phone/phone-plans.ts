import { phoneCheck } from '@amparo/form-engine/phone-check'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The numbering plans of all countries; load-phone-plans.ts loads them on demand. */
export const plans = { phoneCheck, parsePhoneNumberFromString }
