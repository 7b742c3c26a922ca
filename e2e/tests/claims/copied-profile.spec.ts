import { getDraftKey } from '@amparo/contract/draft-keys'
import { claimFormPage } from '../../pages/claim-form-page.ts'
import { cards } from '../../people.ts'
import { doAndWaitForSave } from '../../steps/stored-drafts.ts'
import { expect, test } from '../../story.ts'

const canary = 'Vila dos Canarios'

test('everything in the browser’s storage opens no draft once the card’s token has ended [C-205]', async ({
  claimant,
  page,
}) => {
  const { control } = claimFormPage(page)
  const claim = await claimant.starts(cards.premiumUsa, 'PUR')
  await claimant.fillsIn(claim, 'cardholder_details')
  await claimant.arrivesAt(claim.pages[1])
  await doAndWaitForSave(page, () => control('incident_city').fill(canary))

  const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem('card') ?? '{}').panToken as string)
  const askFor = () => page.request.post(getDraftKey.path, { data: { pan_token: token } })
  const { key_half } = await (await askFor()).json()
  await page.request.post('/api/cardholder/v1/sign-out/', { data: { pan_token: token } })
  expect((await askFor()).status()).toBe(422)

  const { opened, texts } = await page.evaluate(openWithWhatIsStored, [''])
  expect(opened).toEqual([])
  expect(texts).not.toContain(key_half)
  // The same with the half does open it.
  expect(JSON.stringify((await page.evaluate(openWithWhatIsStored, [key_half])).opened)).toContain(canary)
})

type Stored = { localId: string; iv: Uint8Array<ArrayBuffer>; body: ArrayBuffer }

/** Tries each stored key with each text in storage, and with those given, on each stored draft. Returns what it could read, and those texts. */
async function openWithWhatIsStored(given: string[]): Promise<{ opened: string[]; texts: string[] }> {
  const resultOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const bytesOf = (text: string) => new TextEncoder().encode(text)
  const database = await resultOf(indexedDB.open('amparo-claims'))
  const allOf = (name: string) => resultOf(database.transaction(name).objectStore(name).getAll())
  const keys: CryptoKey[] = await allOf('keys')
  const drafts: Stored[] = await allOf('drafts')
  database.close()
  const stores = [
    ...Object.entries(localStorage),
    ...Object.entries(sessionStorage),
    ...drafts.flatMap((draft) => Object.entries(draft)),
  ]
  const texts = stores.flat().filter((one): one is string => typeof one === 'string')
  const opened: string[] = []
  for (const own of keys)
    for (const half of [...given, ...texts])
      for (const { localId, iv, body } of drafts) {
        const both = await crypto.subtle.sign('HMAC', own, bytesOf(`amparo draft ${half}`))
        const key = await crypto.subtle.importKey('raw', both, 'AES-GCM', false, ['decrypt'])
        const parameters = { name: 'AES-GCM', iv, additionalData: bytesOf(localId) }
        const plain = await crypto.subtle.decrypt(parameters, key, body).catch(() => null)
        if (plain) opened.push(new TextDecoder().decode(plain))
      }
  return { opened, texts }
}
