import type { GrantedBenefit, IssuerLists } from './schema.ts'

type Card = { issuerLists: IssuerLists; ica: string; plan: 'black' | 'plus' | null }

/** Portal specification §9 [P-266..P-268]: the issuer decides for CEL, the plan for MEX; benefits.json says it of the rest. */
export function contentEntry({ benefit_code, content_entry }: GrantedBenefit, { issuerLists, ica, plan }: Card) {
  const lists = issuerLists
  if (benefit_code === 'CEL') return lists.CEL.find(({ issuers }) => issuers.includes(ica))?.entry ?? content_entry
  if (benefit_code === 'CDW') return lists.CDW.entry
  if (benefit_code === 'MEX') return lists.MEX.find((entry) => entry.plan === plan)?.entry ?? content_entry
  return content_entry
}
