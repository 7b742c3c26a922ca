import type { PrivacyCounts } from '@amparo/contract/privacy'
import type { Database } from '@amparo/database/database'
import type { Person, PrivacyAction } from '../platform/personal-data.ts'
import type { AreasWithPeople } from './areas-with-people.ts'

type Parts = AreasWithPeople & { database: Database }

export type Erasure = ReturnType<typeof createErasure>

/** Erases people. Each claim, letter and policy is one transaction, so an interrupted erasure can continue where it stopped. */
export function createErasure(parts: Parts) {
  const { database, cards, claimRegister, claimStatus, claimants, letters } = parts
  const { draftTransfers, paymentForm, phoneVerification, policies, billing, purchases, users, ports } = parts

  const eraseClaim = (claimId: string, action: PrivacyAction) =>
    database.transaction(async (tx) => {
      const { isNew, files: sent } = await claimRegister.personalData.erase(tx, claimId, action)
      const paid = await paymentForm.personalData.erase(tx, claimId)
      await claimStatus.personalData.erase(tx, claimId)
      const fileIds = [...new Set([...sent, ...paid])]
      await parts.files.personalData.erase(tx, fileIds)
      return { isNew, files: fileIds.length }
    })

  const eraseLetter = (ticket: string, action: PrivacyAction) =>
    database.transaction((tx) => letters.personalData.erase(tx, ticket, action))

  /** False if the policy is in use by now, or was erased before. */
  const erasePolicy = (policyId: string, action: PrivacyAction) =>
    database.transaction(async (tx) => {
      if ((await policies.personalData.erase(tx, policyId, action)) !== 'erased') return false
      await claimants.personalData.erase(tx, policyId)
      await billing.personalData.erase(tx, policyId)
      await purchases.personalData.erase(tx, policyId)
      return true
    })

  /** Messages, sessions, codes, and drafts on their way to another device. Whoever is still insured needs the mail and sessions of their address. */
  const eraseContacts = ({ emails: known, phones, card_ids }: Person) =>
    database.transaction(async (tx) => {
      const inUse = new Set(await policies.personalData.listEmailsOfPoliciesInUse(tx, known))
      const emails = known.filter((email) => !inUse.has(email))
      const recipients = [...emails, ...phones, ...phoneVerification.personalData.canonical(phones)]
      await users.personalData.erase(tx, emails)
      await phoneVerification.personalData.erase(tx, { phones, card_ids })
      await draftTransfers.personalData.erase(tx, card_ids)
      const waiting = (await ports.mailDelivery?.erase(tx, emails)) ?? 0
      return waiting + (await ports.outbox.erase(tx, recipients))
    })

  return {
    eraseClaim,
    eraseLetter,
    erasePolicy,

    async erasePerson(person: Person, action: PrivacyAction): Promise<PrivacyCounts> {
      const counts = { claims: 0, files: 0, letters: 0, policies: 0, messages: 0, cards: 0 }
      for (const id of person.claim_ids) {
        const { isNew, files } = await eraseClaim(id, action)
        if (isNew) counts.claims++
        counts.files += files
      }
      for (const ticket of person.tickets) if (await eraseLetter(ticket, action)) counts.letters++
      for (const id of person.policy_ids) if (await erasePolicy(id, action)) counts.policies++
      counts.messages = await eraseContacts(person)
      await parts.files.personalData.removeErased()
      for (const cardId of person.card_ids) {
        await cards.forget(cardId)
        counts.cards++
      }
      return counts
    },
  }
}
