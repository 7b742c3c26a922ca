import { uploadQuotas } from '@amparo/rules/claims/sent-file'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approved, DAY, EICAR, type FilesTest, MINUTE, refused, sha256, startFilesTest } from '../testing/files.ts'

const LARGEST = 26_214_400

let api: FilesTest
beforeAll(async () => {
  api = await startFilesTest()
})
afterAll(() => api.stop())

type Permit = { size?: number; token?: string | null; address?: string }
let addresses = 0
const newAddress = () => `10.7.${addresses >> 8}.${addresses++ & 255}`
async function ask({ size = LARGEST, token = api.newToken(), address = newAddress() }: Permit = {}) {
  const answer = await api.post({ file_size: size }, address, token)
  return answer.statusCode === 200 ? 'signed' : (answer.json().error_code as string)
}
const askOften = async (count: number, permit: (place: number) => Permit) => {
  const answers: string[] = []
  for (let place = 0; place < count; place++) answers.push(await ask(permit(place)))
  return answers.filter((answer) => answer === 'signed').length
}

describe('an attack on the upload quotas', () => {
  it('with 40 files of 25 MB from one address keeps less than its quota, also with many cards', async () => {
    const [token, address] = [api.newToken(), newAddress()]
    expect(await askOften(40, () => ({ token, address }))).toBe(Math.floor(uploadQuotas.sender / LARGEST))
    const office = newAddress()
    expect(await askOften(40, () => ({ address: office }))).toBe(Math.floor(uploadQuotas.address / LARGEST))
    expect(await ask({ address: office, size: 1 })).toBe('signed')
  })

  it('with one card from many addresses gets no more than the quota of the card', async () => {
    const token = api.newToken()
    expect(await askOften(30, () => ({ token }))).toBe(20)
  })

  it('with permits asked for in parallel gets no more than one after the other', async () => {
    const token = api.newToken()
    const answers = await Promise.all(Array.from({ length: 60 }, () => ask({ token })))
    expect(answers.filter((answer) => answer === 'signed')).toHaveLength(20)
  })

  it('with 10,000 permits from 100 addresses shuts nobody else out', async () => {
    const attackers = Array.from({ length: 100 }, () => ({
      address: newAddress(),
      token: api.newToken(),
      size: LARGEST,
    }))
    let signed = 0
    for (let turn = 0; turn < 100; turn++) {
      const answers = await Promise.all(attackers.map((attacker) => ask(attacker)))
      signed += answers.filter((answer) => answer === 'signed').length
    }
    expect(signed).toBe(100 * 20)
    expect(await ask()).toBe('signed')
    const { outcome } = await api.send('honest.txt', Buffer.from('Here is my receipt.'))
    expect(outcome).toEqual(approved)
  })

  it('with files that are refused counts like any other', async () => {
    const [token, address] = [api.newToken(), newAddress()]
    const content = Buffer.from(EICAR)
    const described = { file_name: 'a.txt', file_hash: sha256(content), file_size: content.length }
    const signed = (await api.post(described, address, token)).json()
    await api.upload(signed, content)
    expect(await api.decided(signed.file_approval_id)).toEqual(refused('malware'))
    expect(await askOften(40, () => ({ token, address }))).toBe(19)
  })
})

describe('a permit', () => {
  it('that nobody used gives its bytes back once it has expired', async () => {
    const [token, address] = [api.newToken(), newAddress()]
    expect(await askOften(21, () => ({ token, address }))).toBe(20)
    await api.at(24 * MINUTE, () => api.files.sweep())
    expect(await ask({ token, address })).toBe('upload_quota_reached')
    await api.at(26 * MINUTE, async () => {
      while ((await waiting()) > 0) await api.files.sweep()
    })
    expect(await askOften(21, () => ({ token, address }))).toBe(20)
  })
  const waiting = async () => (await api.database.query("SELECT id FROM files WHERE state = 'waiting'")).length

  it('counts for a day, and nothing of it is stored after that', async () => {
    const token = api.newToken()
    expect(await askOften(21, () => ({ token }))).toBe(20)
    await api.at(DAY - 61 * MINUTE, async () => expect(await ask({ token })).toBe('upload_quota_reached'))
    await api.at(DAY, async () => {
      expect(await ask({ token })).toBe('signed')
    })
    await api.at(3 * DAY, () => api.files.sweep())
    expect(await api.database.query('SELECT * FROM upload_quotas')).toEqual([])
  })

  it('without a size counts as the largest file, and a tiny file as more than its bytes', async () => {
    const token = api.newToken()
    expect((await api.post({ file_size: undefined }, newAddress(), token)).statusCode).toBe(200)
    expect(await askOften(40, () => ({ token }))).toBe(19)
    const tiny = api.newToken()
    await ask({ token: tiny, size: 1 })
    expect(await askOften(40, () => ({ token: tiny }))).toBe(19)
  })

  it('stores neither a card nor an address with the quotas', async () => {
    const address = '10.77.77.77'
    await ask({ address })
    const stored = JSON.stringify(await api.database.query('SELECT * FROM upload_quotas'))
    expect(stored).not.toContain(address)
    expect(stored).toMatch(/"key_hash":"[\w-]{43}"/)
  })
})
