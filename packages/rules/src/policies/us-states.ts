/** The 50 states, DC and five territories (M-X41), in the order of their names. */
export const usStates = [
  'AL',
  'AK',
  'AS',
  'AZ',
  'AR',
  'CA',
  'CO',
  'CT',
  'DE',
  'DC',
  'FL',
  'GA',
  'GU',
  'HI',
  'ID',
  'IL',
  'IN',
  'IA',
  'KS',
  'KY',
  'LA',
  'ME',
  'MD',
  'MA',
  'MI',
  'MN',
  'MS',
  'MO',
  'MT',
  'NE',
  'NV',
  'NH',
  'NJ',
  'NM',
  'NY',
  'NC',
  'ND',
  'MP',
  'OH',
  'OK',
  'OR',
  'PA',
  'PR',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'VI',
  'UT',
  'VT',
  'VA',
  'WA',
  'WV',
  'WI',
  'WY',
] as const
export type UsState = (typeof usStates)[number]

/** Where a policy can be bought (M-364). */
export const supportedStates =
  'AL AR AZ CA CO DE FL HI IA IL IN KS KY LA ME MO MS NC NE NH NV NY OH OK RI SC SD UT WI WV'.split(
    ' ',
  ) as readonly UsState[]

const all = new Set<string>(usStates)
const supported = new Set<string>(supportedStates)

export function isUsState(code: string): code is UsState {
  return all.has(code)
}

export function isSupportedState(code: string): code is UsState {
  return supported.has(code)
}
