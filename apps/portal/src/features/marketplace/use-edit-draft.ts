import { useLoaderData } from 'react-router'
import { useAppPart } from '../../session/app-parts.ts'
import { type PolicyDraft, policyDrafts } from '../../session/drafts/policy-drafts.ts'
import { useDraftAutosave } from './use-draft-autosave.ts'

/** What was typed on this page earlier and never saved; undefined without anything. */
export function useStoredDraft<Part extends keyof PolicyDraft>(part: Part): PolicyDraft[Part] {
  return (useLoaderData() as PolicyDraft | null | undefined)?.[part]
}

/** What is typed about a policy stays on this device, for a reload or a session that ends, until it is saved or given up. */
export function useEditDraft<Part extends keyof PolicyDraft>(id: string, part: Part, typed: PolicyDraft[Part]) {
  const drafts = useAppPart(policyDrafts)
  const autosave = useDraftAutosave(drafts, id, () => drafts.update(id, (before) => ({ ...before, [part]: typed })))

  return {
    touch: autosave.touch,
    forget() {
      autosave.drop()
      void drafts.update(id, (before) => before && { ...before, [part]: undefined })
    },
  }
}
