import type { Answer } from '@amparo/contract/endpoint'
import type { exportPerson } from '@amparo/contract/privacy'
import type { Database } from '@amparo/database/database'
import type { Person, PrivacyAction } from '../platform/personal-data.ts'
import type { AreasWithPeople } from './areas-with-people.ts'

type Exported = Answer<typeof exportPerson>
type Rows = Exported['data'][string]
type Sent = { file_id: string | null; file_name: string | null }

/** Copies what every area stores about a person, and adds the export to the histories of their claims, letters and policies. */
export function createExport(parts: AreasWithPeople & { database: Database }) {
  const { database, claimRegister, letters, paymentForm, policies, billing, purchases, users, ports } = parts

  return async (person: Person, action: PrivacyAction): Promise<Exported> => {
    const { claim_ids, policy_ids, card_ids, tickets, emails, phones } = person
    let paymentFiles: { file_id: string; file_name: string }[] = []
    const data = await database.transaction(async (tx) => {
      await claimRegister.personalData.noteExport(tx, claim_ids, action)
      await letters.personalData.noteExport(tx, tickets, action)
      await policies.personalData.noteExport(tx, policy_ids, action)
      paymentFiles = await paymentForm.personalData.files(tx, claim_ids)
      const bills: object[] = []
      for (const id of policy_ids) bills.push({ policy_id: id, ...(await billing.personalData.export(tx, id)) })
      return {
        claims: await claimRegister.personalData.export(tx, claim_ids),
        payment_details: await paymentForm.personalData.export(tx, claim_ids),
        billing_details: bills,
        purchases: await purchases.personalData.export(tx, policy_ids),
        charges: await billing.personalData.exportCharges(tx, policy_ids),
        sessions: await users.personalData.export(tx, emails),
        messages: await ports.outbox.export(tx, [...emails, ...phones]),
      }
    })
    const files = (data.claims as { documents: Sent[] | null }[])
      .flatMap(({ documents }) => documents ?? [])
      .flatMap(({ file_id, file_name }) => (file_id === null ? [] : [{ file_id, file_name: file_name ?? 'file' }]))
    const all = {
      ...data,
      letters: await letters.personalData.export({ tickets }),
      policies: await policies.personalData.export(policy_ids),
      contacts: [{ emails, phones }],
      // The vault's, which has no number of a card.
      cards: await parts.cards.export(card_ids),
    }
    return { data: all as unknown as Record<string, Rows>, files: [...files, ...paymentFiles] }
  }
}
