import type { PrivacySubject } from '@amparo/contract/privacy'
import { nobody, type Person } from '../platform/personal-data.ts'
import type { AreasWithPeople } from './areas-with-people.ts'

/**
 * Finds a person by something that belongs to them, and everything else on the same card or policy. A claim's email address leads only to
 * mail and sessions, because a family may share a mailbox.
 */
export function createFindPerson({ claimRegister, letters, policies }: AreasWithPeople) {
  const start = async ({ kind, value }: PrivacySubject): Promise<Person> => {
    if (kind === 'claim') return claimRegister.personalData.find({ number: value.toUpperCase() })
    if (kind === 'policy')
      return { ...nobody(), ...(await policies.personalData.find({ number: value.toUpperCase() })) }
    if (kind === 'letter')
      return { ...nobody(), ...(await letters.personalData.find({ ticket: value.replace(/\s/g, '') })) }
    const email = value.toLowerCase()
    return merged([
      await claimRegister.personalData.find({ email }),
      { ...nobody(), ...(await policies.personalData.find({ email })) },
      { ...nobody(), ...(await letters.personalData.find({ email })) },
      { ...nobody(), emails: [email] },
    ])
  }

  return async (subject: PrivacySubject): Promise<Person | null> => {
    const first = await start(subject)
    const { card_ids: cardIds, policy_ids: policyIds } = first
    const person = merged([
      first,
      await claimRegister.personalData.find({ cardIds, policyIds }),
      { ...nobody(), ...(await letters.personalData.find({ cardIds })) },
      { ...nobody(), ...(await policies.personalData.find({ ids: policyIds })) },
    ])
    const isKnown = [person.claim_ids, person.policy_ids, person.tickets].some((ids) => ids.length > 0)
    return isKnown || subject.kind === 'email' ? person : null
  }
}

function merged(people: readonly Person[]): Person {
  const all = (key: keyof Person) => [...new Set(people.flatMap((person) => person[key]))]
  return {
    claim_ids: all('claim_ids'),
    card_ids: all('card_ids'),
    policy_ids: all('policy_ids'),
    tickets: all('tickets'),
    emails: all('emails'),
    phones: all('phones'),
  }
}
