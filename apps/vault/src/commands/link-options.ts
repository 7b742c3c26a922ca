import { parseArgs } from 'node:util'
import type { PrefillFields } from '@amparo/contract/vault'
import { cardNumberProblem } from '@amparo/rules/card/card-number'
import { isLocale, locales } from '@amparo/rules/locale/locales'
import { LONGEST_LIFETIME_S, type Purpose, purposes } from '../partner-entries/partner-token-claims.ts'

/** A mistake on the command line; the message is one line. */
export class WrongArguments extends Error {}

export type LinkOptions = {
  partner: string | undefined
  purposes: readonly Purpose[]
  card: string
  benefit: string | undefined
  country: string
  language: string
  minutes: number
  prefill: PrefillFields
}

/** Options for what an issuer may know about its cardholder, with the key of the question that each one answers. */
const prefillOptions = {
  'first-name': 'cardholder_first_name',
  'last-name': 'cardholder_last_name',
  email: 'cardholder_email',
  phone: 'cardholder_primary_phone_number',
  address: 'cardholder_address_line_1',
  city: 'cardholder_city',
  state: 'cardholder_state',
  'postal-code': 'cardholder_postal_code',
} as const

const names = [
  'card',
  'purpose',
  'benefit',
  'country',
  'language',
  'minutes',
  'partner',
  ...Object.keys(prefillOptions),
]
const LONGEST_MINUTES = LONGEST_LIFETIME_S / 60

export const usage = `usage: npm run partner-token -- --card "9840 0210 6446 4051" [--purpose ${purposes.join('|')}]
  [--benefit CDW] [--country USA] [--language en_US] [--minutes 5] [--partner demo]
  [--first-name …] [--last-name …] [--email …] [--phone …] [--address …] [--city …] [--state …] [--postal-code …]
use demo cards only: what is typed here stays in the history of the shell`

export function readLinkOptions(args: string[]): LinkOptions {
  const given = readOptions(args)
  const { card, purpose, benefit, country = 'USA', language = 'en_US', minutes = '5', partner } = given

  if (!card) throw new WrongArguments('--card is missing')
  if (cardNumberProblem(card))
    throw new WrongArguments('--card is no card number: 14 to 16 digits with a right check digit')
  if (purpose !== undefined && !isPurpose(purpose))
    throw new WrongArguments(`--purpose is wrong: it is one of ${purposes.join(', ')}`)
  if (benefit !== undefined && !/^[A-Za-z0-9_-]{1,32}$/.test(benefit))
    throw new WrongArguments('--benefit is wrong: it is a code such as CDW')
  if (!/^[A-Za-z]{3}$/.test(country)) throw new WrongArguments('--country is wrong: it is three letters such as USA')
  if (!isLocale(language)) throw new WrongArguments(`--language is wrong: it is one of ${locales.join(', ')}`)
  if (!/^\d{1,2}$/.test(minutes) || Number(minutes) < 1 || Number(minutes) > LONGEST_MINUTES)
    throw new WrongArguments(`--minutes is wrong: it is a whole number from 1 to ${LONGEST_MINUTES}`)

  return {
    partner,
    purposes: purpose === undefined ? purposes : [purpose],
    card,
    benefit,
    country: country.toUpperCase(),
    language,
    minutes: Number(minutes),
    prefill: prefillOf(given),
  }
}

function readOptions(args: string[]): Record<string, string | undefined> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  try {
    return parseArgs({ args, options, allowPositionals: false }).values
  } catch (error) {
    // Only the first sentence of Node's message helps the user. A stray word is not repeated: it may be part of a card number.
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
      throw new WrongArguments('a word stands without its option: put quotes around values with spaces')
    throw new WrongArguments(message.split(/[.\n]/)[0])
  }
}

function isPurpose(text: string): text is Purpose {
  return (purposes as readonly string[]).includes(text)
}

function prefillOf(given: Record<string, string | undefined>): PrefillFields {
  return Object.fromEntries(
    Object.entries(prefillOptions).flatMap(([option, key]) => {
      const text = given[option]
      return text === undefined ? [] : [[key, text]]
    }),
  )
}
