import type { DemoCard } from '@amparo/catalogue/demo/demo-cards'
import type { Page } from '@playwright/test'
import { last4Of } from '../people.ts'

const DAY_MS = 86_400_000

/** As if the letter had been made in this session. It runs in the page, like `changeDraft`; a page that has begun to read letters must not be open. */
export async function hasLetter(
  page: Page,
  card: DemoCard,
  parts: { kind: string; benefitCode: string; form: object },
) {
  const number = `${last4Of(card)}17948736000004321`
  const made = { number, code: null, issuedOn: '2026-11-16', values: {}, toSend: null, ...parts }
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
    { letter: made, lifeMs: DAY_MS },
  )
}
