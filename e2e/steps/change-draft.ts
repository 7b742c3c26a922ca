import type { Page } from '@playwright/test'

/**
 * Changes the newest draft in this browser, so that stories about the end of a form do not have to fill it in. It runs in the page, because the
 * key that encrypts drafts cannot be exported.
 */
export async function changeDraft(page: Page, change: object): Promise<void> {
  await page.evaluate(async (changes) => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await resultOf(indexedDB.open('amparo-claims'))
    const storeOf = (name: string) => database.transaction(name, 'readwrite').objectStore(name)
    const key: CryptoKey = await resultOf(storeOf('keys').get('aes'))
    const drafts = await resultOf(storeOf('drafts').getAll())
    const { expiresAt, localId, iv: oldIv, body: oldBody } = drafts.toSorted((a, b) => b.expiresAt - a.expiresAt)[0]
    const encryption = (iv: BufferSource) => ({
      name: 'AES-GCM',
      iv,
      additionalData: new TextEncoder().encode(localId),
    })
    const draft = JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(encryption(oldIv), key, oldBody)))
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const plain = new TextEncoder().encode(JSON.stringify({ ...draft, ...changes }))
    const body = await crypto.subtle.encrypt(encryption(iv), key, plain)
    await resultOf(storeOf('drafts').put({ localId, expiresAt, iv, body }))
    database.close()
  }, change)
}
