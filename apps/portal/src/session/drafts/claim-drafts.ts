import type { PageAnswers } from '@amparo/contract/claim-forms'
import * as z from 'zod/mini'
import { randomId } from '../../platform/random-id.ts'
import { createStore, type Store, useStore } from '../../platform/state/create-store.ts'
import { type AppPart, useAppPart } from '../app-parts.ts'
import { Draft, type NewDraft } from './draft.ts'
import { DRAFT_LIFE_MS, type DraftCollection, openDraftCollection } from './draft-collection.ts'
import type { DraftKind } from './stored-drafts.ts'

export const claimDraftKind: DraftKind<Draft> = { name: 'amparo-claims', parse: (stored) => z.parse(Draft, stored) }
export type ClaimDrafts = ReturnType<typeof createClaimDrafts>

/** Claims that have not been sent, on this device. Loaded with the pages that use them, not with card entry. */
export const claimDrafts: AppPart<ClaimDrafts> = (app) => createClaimDrafts(openDraftCollection(app, claimDraftKind))

type PageChange = { answers: PageAnswers; more?: Partial<Draft> }

export function createClaimDrafts({ get, remove, list, ...drafts }: DraftCollection<Draft>) {
  /** Id and dates stay as they were, whatever `change` returns (C-216, C-X35). Null if the draft is gone, or `change` returned null. */
  function update(localId: string, change: (draft: Draft) => Draft | null): Promise<Draft | null> {
    return drafts.update(localId, (before, { expiresAt }) => {
      const changed = before && change(before)
      return changed && { ...changed, localId, createdAt: before.createdAt, expiresAt }
    })
  }

  return {
    isStored: drafts.isStored,
    subscribe: drafts.subscribe,
    subscribeElsewhere: drafts.subscribeElsewhere,
    get,
    readInTurn: drafts.readInTurn,
    remove,
    list,
    update,
    async create(parts: NewDraft): Promise<Draft> {
      const localId = randomId()
      const draft = await drafts.update(localId, (_, { expiresAt }) => ({
        documents: [],
        application: {},
        ...parts,
        localId,
        createdAt: expiresAt - DRAFT_LIFE_MS,
        expiresAt,
      }))
      return draft as Draft
    },
    /** Changes the answers of this page only, since another tab may be on another page of the same claim (C-131), and nothing once it was sent. */
    savePage(localId: string, pageKey: string, change: (stored: PageAnswers, draft: Draft) => PageChange) {
      return update(localId, (draft) => {
        if (draft.claimNumber) return null
        const { answers, more } = change(draft.application[pageKey] ?? {}, draft)
        return { ...draft, ...more, application: { ...draft.application, [pageKey]: answers } }
      })
    },
  }
}

export function useDrafts(): ClaimDrafts {
  return useAppPart(claimDrafts)
}

const draftList: AppPart<Store<readonly Draft[]>> = (app) => {
  const drafts = app.part(claimDrafts)
  const list = createStore<readonly Draft[]>([])
  const token = () => app.session.card()?.panToken
  let owner = token()
  const load = async () => {
    const before = owner
    const found = before === undefined ? [] : await drafts.list()
    if (before === owner) list.set(found)
  }
  drafts.subscribe(() => void load())
  app.session.subscribe(() => {
    if (token() === owner) return
    owner = token()
    list.set([])
    void load()
  })
  void load()
  return list
}

/** All drafts of the card's claims, newest first, up to date with every tab. */
export function useDraftList(): readonly Draft[] {
  return useStore(useAppPart(draftList))
}
