import { expect, type Page } from '@playwright/test'

/** The drafts in this browser. They are encrypted, but each save changes the initialization vector. */
export function storedDrafts(page: Page): Promise<{ localId: string; iv: string }[]> {
  return page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await resultOf(indexedDB.open('amparo-claims'))
    const drafts = await resultOf(database.transaction('drafts').objectStore('drafts').getAll())
    database.close()
    return drafts.map(({ localId, iv }) => ({ localId, iv: String(iv) }))
  })
}

/** Does something in a form and waits until the draft is saved. */
export async function doAndWaitForSave(page: Page, action: () => Promise<unknown>) {
  const before = await storedDrafts(page)
  await action()
  await expect.poll(() => storedDrafts(page)).not.toEqual(before)
}
