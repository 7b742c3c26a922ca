/**
 * What the simulated payment processor does with a card: vault and API agree on it here. The vault's reference for such a card is
 * `sim_<outcome>.<last four digits>.<MMYY>.<random>`.
 */
export const simulatedOutcomes = [
  'succeeds',
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvv',
  'processing_error',
  'slow',
  'answer_lost',
] as const
export type SimulatedOutcome = (typeof simulatedOutcomes)[number]

export type TestCard = { number: string; outcome: SimulatedOutcome | 'unavailable'; shows: string }

/** The first three are published test numbers; no card has any of them. Any future expiry date and any CVV of three digits will do. */
export const testCards: readonly TestCard[] = [
  { number: '5555 5555 5555 4444', outcome: 'succeeds', shows: 'approved' },
  { number: '5105 1051 0510 5100', outcome: 'succeeds', shows: 'approved, another card' },
  { number: '2223 0031 2200 3222', outcome: 'succeeds', shows: 'approved, a number from the newer range' },
  { number: '5555 5555 0000 0014', outcome: 'card_declined', shows: 'declined by the bank' },
  { number: '5555 5555 0000 0022', outcome: 'insufficient_funds', shows: 'declined: not enough money' },
  { number: '5555 5555 0000 0030', outcome: 'expired_card', shows: 'declined: the card has expired' },
  { number: '5555 5555 0000 0048', outcome: 'incorrect_cvv', shows: 'declined: wrong CVV' },
  {
    number: '5555 5555 0000 0055',
    outcome: 'processing_error',
    shows: 'an error at the processor, nothing is charged',
  },
  { number: '5555 5555 0000 0063', outcome: 'slow', shows: 'approved after 5 seconds' },
  {
    number: '5555 5555 0000 0071',
    outcome: 'answer_lost',
    shows: "approved, but the processor's first answer is lost",
  },
  { number: '5555 5555 0000 0089', outcome: 'unavailable', shows: 'no processor: the card cannot be sent at all' },
]
