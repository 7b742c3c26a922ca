import type { OperatorAccount, OperatorPolicy, PolicySummary } from '@amparo/contract/operator-policies'

export function policyRow(policy: PolicySummary): string {
  const { id, number, status_code, state, monthly_premium, effective_date, created_at } = policy
  return [id, number ?? 'quote', status_code, state, monthly_premium.toFixed(2), effective_date, created_at].join('  ')
}

/** A policy for an operator's terminal: who is insured for what, the money, and its history. */
export function policyLines({ policy, version, created_at, ledger, history }: OperatorPolicy): string[] {
  const { geographic_location: place, card, next_payment } = policy
  return [
    policyRow({ ...policy, state: place.state, created_at }),
    `version ${version}, ${policy.coverages.map(({ name }) => name).join(', ')}`,
    policy.parties.length > 0
      ? `${place.line_1_address}, ${place.municipality_name}, ${place.state} ${place.postal_code}, ${place.time_zone_id}`
      : 'its people are erased',
    ...(card ? [`${card.brand} ending in ${card.last_4}, ${card.exp_month}/${card.exp_year}`] : []),
    ...(next_payment ? [`next payment ${next_payment.amount.toFixed(2)} on ${next_payment.due_at}`] : []),
    '',
    ...policy.parties.map((party) => {
      const [mail] = party.communications
      const role = party.relation ?? 'policyholder'
      return ['', role, `${party.first_name} ${party.last_name}`, party.birthdate, mail?.value]
        .filter(isGiven)
        .join('  ')
    }),
    '',
    ...ledger.map((entry) => [entry.happened_at, entry.kind, entry.amount.toFixed(2), entry.charge_id].join('  ')),
    '',
    ...history.map(eventLine),
  ]
}

export function eventLine({ happened_at, author, kind, status, note }: OperatorPolicy['history'][number]): string {
  return [happened_at, author, kind, status, note].filter(Boolean).join('  ')
}

export function accountLine({ number, status_code, paid, to_be_returned }: OperatorAccount): string {
  const money = `paid ${paid.toFixed(2)}, of which ${to_be_returned.toFixed(2)} is being refunded`
  return [number, status_code, money].join('  ')
}

const isGiven = (part: string | undefined) => part !== undefined
