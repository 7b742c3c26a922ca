import type { Catalogue } from '@amparo/catalogue/catalogue'
import type { ContentStore } from '@amparo/content/load-content'
import type { ClaimStatusAnswer } from '@amparo/contract/claim-status'
import { claimTimeline } from '@amparo/rules/claims/claim-timeline'
import type { Locale } from '@amparo/rules/locale/locales'
import type { ClaimRegister } from '../claim-register/create-claim-register.ts'
import type { StatusDocuments } from './status-documents.ts'
import { statusText } from './status-text.ts'

type Parts = {
  content: Pick<ContentStore, 'content'>
  claimRegister: Pick<ClaimRegister, 'find' | 'statuses' | 'statusSince' | 'documents'>
  documents: StatusDocuments
  catalogue: Pick<Catalogue, 'marketplace'>
}

/** What a person sees of a claim: its timeline and its documents (C-262 to C-266). */
export function createStatusAnswer({ content, claimRegister, documents, catalogue: { marketplace } }: Parts) {
  return async (claimId: string, { locale, cardId }: { locale: Locale; cardId: string | null }) => {
    const claim = await claimRegister.find(claimId)
    if (!claim) throw new Error('the claim no longer exists')
    const { claim_number, benefit_code, status, date_of_loss } = claim
    const happened = (await claimRegister.statuses(claimId)).map((one) => ({
      ...one,
      happened_at: one.happened_at.toISOString(),
    }))
    const statusSince = (await claimRegister.statusSince(claimId))?.toISOString() ?? ''
    const lists = documents.lists(claim, await claimRegister.documents(claimId), { locale, statusSince })
    const texts = content.content(locale, 'claim-statuses')
    const statuses = claimTimeline(happened).map((one) => {
      const { name, text } = texts[statusText(one, lists) as keyof typeof texts]
      return { ...one, name, status_description: text }
    })
    return {
      claim_number,
      benefit_code,
      ...(claim.policy_id !== null && { product_name: marketplace.product.display }),
      status,
      statuses,
      ...lists,
      date_of_loss,
      is_own_card: claim.card_id !== null && claim.card_id === cardId,
    } satisfies Omit<ClaimStatusAnswer, 'status_token'>
  }
}
