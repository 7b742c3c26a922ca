import { expect, type Page } from '@playwright/test'

/** The drafts in this browser. They are encrypted, but every save has a new initialization vector. */
export function storedDrafts(page: Page): Promise<{ localId: string; iv: string }[]> {
  return page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await answered(indexedDB.open('amparo-claims'))
    const drafts = await answered(database.transaction('drafts').objectStore('drafts').getAll())
    database.close()
    return drafts.map(({ localId, iv }) => ({ localId, iv: String(iv) }))
  })
}

/** Does something in a form, and waits until it is saved. */
export async function andIsSaved(page: Page, work: () => Promise<unknown>) {
  const before = await storedDrafts(page)
  await work()
  await expect.poll(() => storedDrafts(page)).not.toEqual(before)
}
