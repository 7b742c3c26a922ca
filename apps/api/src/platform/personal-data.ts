/** A person as the stores know one. Areas find, export and erase what they have under these keys. */
export type Person = {
  claim_ids: string[]
  card_ids: string[]
  policy_ids: string[]
  tickets: string[]
  /** In lower case. */
  emails: string[]
  phones: string[]
}

export const nobody = (): Person => ({
  claim_ids: [],
  card_ids: [],
  policy_ids: [],
  tickets: [],
  emails: [],
  phones: [],
})

/** Who erases, or exports, and when; it stays in the history of what is erased. */
export type PrivacyAction = { author: string; now: Date }
