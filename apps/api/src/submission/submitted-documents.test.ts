import { describe, expect, it } from 'vitest'
import {
  api,
  type Body,
  count,
  file,
  poll,
  receipt,
  serveApi,
  sound,
  submit,
  submitted,
  withCity,
} from '../testing/submission.ts'

serveApi()

describe('the files of a claim', () => {
  it('are accepted if they are approved, and are in the receipt with their hash [C-X70]', async () => {
    const { sha256, ...document } = await file('estimate')
    const id = await submitted({ ...sound(), documents: [document] })
    expect((await receipt(id)).files).toEqual([{ document_id: 'DOC010', file_name: 'estimate.pdf', sha256 }])
  })

  it('make the same claim if the same content is sent again', async () => {
    const first = await file('photo')
    const again = await file('photo_again')
    await api.database.query('UPDATE files SET sha256 = $1 WHERE sha256 = $2', [first.sha256, again.sha256])
    const body = sound()
    const send = async ({ document_id, file_approval_id }: typeof first) =>
      (await submit({ ...body, documents: [{ document_id, file_approval_id }] })).json().long_op_id
    expect(await send(again)).toBe(await send(first))
  })

  it('make the claim fail while one is not approved or unknown [C-X70]', async () => {
    const { sha256: _, ...pending } = await file('pending', 'pending')
    const unknown = { document_id: 'DOC010', file_approval_id: `fa_${'u'.repeat(43)}` }
    const { sha256: __, ...approved } = await file('approved')
    const answer = await submit({ ...sound(), documents: [approved, pending, unknown] })
    expect(answer.json()).toMatchObject({
      error_code: 'document_not_approved',
      problems: [
        { path: 'documents.1', code: 'not_approved' },
        { path: 'documents.2', code: 'not_approved' },
      ],
    })
  })
})

describe('the documents of a claim', () => {
  const shown = async (id: string) => api.areas.operator.findClaim((await poll(id)).result.response.claim_number)

  it.each(['DOC001', 'DOC134', 'doc010', '', '__proto__'])(
    'are those of the benefit, and %j is not one of them',
    async (id) => {
      const { sha256: _, ...document } = await file(`stranger-${id}`)
      const body = {
        ...sound(),
        documents: [
          { ...document, document_id: 'DOC010' },
          { ...document, document_id: id },
        ],
      }
      const before = await count()
      expect((await submit(body)).json()).toMatchObject({
        error_code: 'missing_fields',
        problems: [{ path: 'documents.1', code: 'unknown_document' }],
      })
      expect(await count()).toBe(before)
    },
  )

  it('can follow later: missing required ones are requested, as the operator sees', async () => {
    const { sha256: _, ...document } = await file('contract')
    const body = { ...sound(), documents: [document] }
    const asked = api.areas.claimDocuments.list({
      ...{ benefit_code: 'CDW', country: 'USA', locale: 'en_US' },
      application: body.application,
    })
    const missing = asked.filter(({ id, required }) => required && id !== 'DOC010').map(({ id }) => id)
    expect(missing).toEqual(expect.arrayContaining(['DOC002', 'DOC011', 'DOC013']))

    const claim = await shown(await submitted(body))
    const requests = claim?.documents.filter(({ requested_at }) => requested_at) ?? []
    expect(requests.map(({ document_id }) => document_id).sort()).toEqual(missing.sort())
    expect(claim?.documents.find(({ document_id }) => document_id === 'DOC010')).toMatchObject({ requested_at: null })
    expect(claim?.events.filter(({ kind }) => kind === 'document_requested')).toHaveLength(missing.length)
    expect(claim?.events.every(({ author }) => author === 'system')).toBe(true)
  })

  it('are requested once, however often a claim is sent', async () => {
    const body = sound()
    const id = await submitted(body)
    const before = await shown(id)
    expect(await submitted(body)).toBe(id)
    expect(await shown(id)).toEqual(before)
  })

  it('that only other answers require are accepted too', async () => {
    const { sha256: _, ...document } = await file('police')
    const body = sound({ preferred: 'no' })
    const asked = api.areas.claimDocuments.list({
      ...{ benefit_code: 'CDW', country: 'USA', locale: 'en_US' },
      application: body.application,
    })
    const possible = api.areas.claimDocuments.list({ benefit_code: 'CDW', country: 'USA', locale: 'en_US' })
    const others = possible.filter(({ id }) => !asked.some((one) => one.id === id))
    expect(others).toMatchObject([{ id: 'DOC003' }])
    const documents = others.map(({ id }) => ({ ...document, document_id: id }))
    expect((await submit({ ...body, documents })).json()).toEqual({ long_op_id: expect.any(String) })
  })
})

describe('a benefit that needs a verified phone', () => {
  /** Any card that has the benefit. */
  function phoneClaim() {
    const product = api.catalogue.products.find(
      ({ country, benefits }) =>
        country === 'USA' && benefits.some((one) => one.benefit_code === 'CEL' && one.claim_form),
    )
    return sound({ number: `${product?.ranges[0]?.from}00000000`, benefit_code: 'CEL' })
  }
  async function tokenFor({ pan_token }: Body) {
    const card = await api.areas.cards.find(pan_token)
    const phone = '+12015550123'
    const code = await api.areas.phoneVerification.newCode({ phone, address: '10.0.0.1' })
    const cardId = card?.card_id ?? ''
    const answer = await api.areas.phoneVerification.validate({ phone, code: String(code), cardId })
    return 'token' in answer ? answer.token : expect.fail('no token')
  }

  it('is claimed with a token of this card, which works once, and again without one [C-232, C-X69]', async () => {
    const body = phoneClaim()
    expect((await submit(body)).json().error_code).toBe('phone_not_verified')
    expect((await submit({ ...body, phone_verification_token: 'pv_none' })).json().error_code).toBe(
      'phone_not_verified',
    )
    const foreign = await tokenFor(phoneClaim())
    expect((await submit({ ...body, phone_verification_token: foreign })).json().error_code).toBe('phone_not_verified')

    const phone_verification_token = await tokenFor(body)
    const id = await submitted({ ...body, phone_verification_token })
    expect((await submit(body)).json()).toEqual({ long_op_id: id })
    const next = { ...withCity(body, 'Springfield'), phone_verification_token }
    expect((await submit(next)).json().error_code).toBe('phone_not_verified')
  })
})
