import { expect, type Page } from '@playwright/test'

/** Drafts of this browser as anybody can see them: what is in them cannot be read, but every save has another seal. */
export function keptDrafts(page: Page): Promise<{ localId: string; seal: string }[]> {
  return page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await answered(indexedDB.open('amparo-claims'))
    const drafts = await answered(database.transaction('drafts').objectStore('drafts').getAll())
    database.close()
    return drafts.map(({ localId, iv }) => ({ localId, seal: String(iv) }))
  })
}

/** Does something in a form, and waits for the pause in which it is saved. */
export async function andIsKept(page: Page, work: () => Promise<unknown>) {
  const before = await keptDrafts(page)
  await work()
  await expect.poll(() => keptDrafts(page)).not.toEqual(before)
}
