import type { Page } from '@playwright/test'

const DAY_MS = 86_400_000

/**
 * Puts a letter on the device as if it had been made in this session. It runs in the page, because the key that encrypts letters cannot be exported;
 * a page that has read the letters before must not be open.
 */
export async function storeLetter(
  page: Page,
  letter: { benefitCode: string; number: string } & Record<string, unknown>,
) {
  await page.evaluate(
    async ({ letter, lifeMs }) => {
      const resultOf = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const opening = indexedDB.open('amparo-letters', 1)
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('drafts', { keyPath: 'localId' })
        opening.result.createObjectStore('keys')
      }
      const database = await resultOf(opening)
      const storeOf = (name: string) => database.transaction(name, 'readwrite').objectStore(name)
      let key: CryptoKey | undefined = await resultOf(storeOf('keys').get('aes'))
      if (!key) {
        key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
        await resultOf(storeOf('keys').put(key, 'aes'))
      }
      const { panToken } = JSON.parse(sessionStorage.getItem('card') ?? '{}')
      const { benefitCode: localId } = letter
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const value = { panToken, benefitCode: localId, answers: null, made: { panToken, ...letter } }
      const encryption = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(localId) }
      const body = await crypto.subtle.encrypt(encryption, key, new TextEncoder().encode(JSON.stringify(value)))
      await resultOf(storeOf('drafts').put({ localId, expiresAt: Date.now() + lifeMs, iv, body }))
      database.close()
    },
    { letter, lifeMs: DAY_MS },
  )
}
