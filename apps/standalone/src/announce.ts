import type { DemoCard } from '@amparo/catalogue/demo/demo-cards'

const shown = [
  'Premium card of the USA',
  'Plan black: medical care abroad as masterassist-black, in Brazil',
  'Standard card of Saudi Arabia',
  'Premium card of Thailand',
  'Brand-agnostic',
  'Third-party banner',
  'All benefits expired',
  'Refusal transfer_to_phone',
]

/** Printed at the start: the addresses, and demo cards to try. Their numbers are invented and belong to nobody. */
export function announcement({
  portal,
  vault,
  cards,
}: {
  portal: string
  vault: string
  cards: readonly DemoCard[]
}): string {
  const rows = shown.flatMap((start) => cards.find(({ shows }) => shows.startsWith(start)) ?? [])
  return [
    '',
    `  Amparo  ${portal}`,
    `  vault   ${vault}`,
    `  dev     ${portal}/dev     api docs ${portal}/api/docs`,
    '',
    '  Demo cards (all of them: /dev)',
    ...rows.map(({ number, country, shows }) => `  ${number.padEnd(20)} ${country}  ${shows}`),
    '',
    '  Ctrl-C stops it; the data stays.',
    '',
  ].join('\n')
}
