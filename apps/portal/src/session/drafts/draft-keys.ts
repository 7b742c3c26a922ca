import { CallFailed } from '@amparo/contract/call'
import { type DraftKey, getDraftKey } from '@amparo/contract/draft-keys'
import type { AppPart } from '../app-parts.ts'

/** The server's halves of the keys to drafts. They stay in memory, so a copy of the browser's profile has none of them. */
export type DraftKeys = {
  /** Who may have the half for a draft that is opened or saved now. */
  ownerOf(id: string): string
  /** The half, if the server has released it to this page. */
  known(owner: string): DraftKey | undefined
  /** Asks the server once, until it answers. Null if it refuses; rejects if it cannot be reached. */
  ask(owner: string): Promise<DraftKey | null>
}

export function draftKeys(
  ownerOf: DraftKeys['ownerOf'],
  load: DraftKeys['ask'],
  known = new Map<string, DraftKey>(),
): DraftKeys {
  const asked = new Map<string, Promise<DraftKey | null>>()

  async function loaded(owner: string) {
    try {
      const key = await load(owner)
      if (key) known.set(owner, key)
      return key
    } catch (error) {
      if (error instanceof CallFailed && isRefusal(error.status)) return null
      throw error
    } finally {
      asked.delete(owner)
    }
  }

  return {
    ownerOf,
    known: (owner) => known.get(owner),
    async ask(owner) {
      const asking = known.get(owner) ?? asked.get(owner) ?? loaded(owner)
      if (asking instanceof Promise) asked.set(owner, asking)
      return asking
    },
  }
}

const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 429

/** The halves of a card, or of a policy in its claim form; the owner is the token. A page that is left by a logout can still save what was typed. */
export const cardKeys: AppPart<DraftKeys> = ({ session, platform }) => {
  let token = session.card()?.panToken ?? ''
  session.subscribe(() => {
    token = session.card()?.panToken ?? token
  })
  const load = async (pan_token: string) => (pan_token ? platform.api(getDraftKey, { body: { pan_token } }) : null)

  return draftKeys(() => token, load)
}
