import { getDraftKey } from '@amparo/contract/draft-keys'
import { expect, type Page } from '@playwright/test'
import { storedDrafts } from './stored-drafts.ts'

/**
 * Changes the newest draft in this browser, so that stories about the end of a form do not have to fill it in. It runs in the page, because the
 * browser's half of the key cannot be exported, and asks for the server's half as the page does.
 */
export async function changeDraft(page: Page, change: object): Promise<void> {
  // The first save does not wait for the server's half.
  await expect.poll(() => storedDrafts(page)).not.toEqual([])
  await page.evaluate(
    async ({ changes, path }) => {
      const resultOf = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const bytesOf = (text: string) => new TextEncoder().encode(text)
      const { panToken } = JSON.parse(sessionStorage.getItem('card') ?? '{}')
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ pan_token: panToken }) })
      const { key_half } = await answer.json()

      const database = await resultOf(indexedDB.open('amparo-claims'))
      const storeOf = (name: string) => database.transaction(name, 'readwrite').objectStore(name)
      const own: CryptoKey = await resultOf(storeOf('keys').get('half'))
      const both = await crypto.subtle.sign('HMAC', own, bytesOf(`amparo draft ${key_half}`))
      const key = await crypto.subtle.importKey('raw', both, 'AES-GCM', false, ['encrypt', 'decrypt'])
      const drafts = await resultOf(storeOf('drafts').getAll())
      const { localId, iv: oldIv, body: oldBody, ...more } = drafts.toSorted((a, b) => b.expiresAt - a.expiresAt)[0]
      const encryption = (iv: BufferSource) => ({ name: 'AES-GCM', iv, additionalData: bytesOf(localId) })
      const draft = JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(encryption(oldIv), key, oldBody)))
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const body = await crypto.subtle.encrypt(encryption(iv), key, bytesOf(JSON.stringify({ ...draft, ...changes })))
      await resultOf(storeOf('drafts').put({ ...more, localId, iv, body }))
      database.close()
    },
    { changes: change, path: getDraftKey.path },
  )
}
