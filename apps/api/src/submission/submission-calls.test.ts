import type { Application } from '@amparo/contract/claim-forms'
import { fillForm } from '@amparo/form-engine/fill-form-for-test'
import { phoneCheck } from '@amparo/form-engine/phone-check'
import type { Locale } from '@amparo/rules/locales'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedFileId } from '../files/file-id.ts'
import { startTestApi, type TestApi } from '../test-api.ts'

const today = '2026-11-15'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const numbers = { usa: '9840 0210 6446 4051', pro: '9840 0700 0000 0000', proInAsia: '9036 0300 0000 0000' }
type Body = {
  pan_token: string
  benefit_code: string
  language_code: Locale
  today: string
  application: Application
  documents: { document_id: string; file_approval_id: string }[]
  phone_verification_token?: string
}

/** A claim without a mistake, of a card of its own. */
function sound({ number = numbers.usa, benefit_code = 'CDW', country = 'USA', preferred = 'yes' } = {}): Body {
  const form = api.services.claimForms({ benefit_code, country, locale: 'en_US', today })
  const application = fillForm(
    form?.pages ?? [],
    { today, locale: 'en_US', country, phone: phoneCheck },
    (_, { options }) => options.map(({ value }) => value).sort((a, b) => +(b === preferred) - +(a === preferred)),
  )
  return {
    pan_token: api.vault.tokenFor(number),
    benefit_code,
    language_code: 'en_US',
    today,
    application,
    documents: [],
  }
}
function withCity(body: Body, cardholder_city: string): Body {
  const cardholder_details = { ...body.application.cardholder_details, cardholder_city }
  return { ...body, application: { ...body.application, cardholder_details } }
}
const submit = (payload: Body, headers = {}) =>
  api.app.inject({ method: 'POST', url: '/api/cardholder/v1/claims/questions/submit_claim/', payload, headers })
const poll = async (id: string) => (await api.app.inject({ url: `/api/management/v1/long_operations/${id}` })).json()
const receipt = async (id: string) => (await api.app.inject({ url: `/api/cardholder/v1/claims/receipt/${id}/` })).json()
async function submitted(payload: Body, headers = {}): Promise<string> {
  const answer = (await submit(payload, headers)).json()
  expect(answer).toEqual({ long_op_id: expect.any(String) })
  const { long_op_id } = answer
  await expect.poll(async () => (await poll(long_op_id)).done, { timeout: 20_000 }).toBe(true)
  return long_op_id
}
const count = async () => (await api.services.database.query('SELECT id FROM claims')).length

async function file(name: string, state: 'approved' | 'pending' = 'approved') {
  const file_approval_id = `fa_${name.padEnd(43, 'x')}`
  const sha256 = storedFileId(`content of ${name}`)
  const decided = state === 'approved' ? api.clock.now() : null
  await api.services.database.query(
    `INSERT INTO files (id, object, name, extension, content_type, sha256, size, state, signed_at, expires_at, decided_at)
     VALUES ($1, $2, $3, 'pdf', 'application/pdf', $4, 9, $5, now(), now(), $6)`,
    [storedFileId(file_approval_id), crypto.randomUUID(), `${name}.pdf`, sha256, state, decided],
  )
  return { document_id: 'DOC010', file_approval_id, sha256 }
}

describe('a claim that is sent', () => {
  it('50 times at once is one claim, with one operation [C-189, C-553..C-555]', async () => {
    const body = sound()
    const before = await count()
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(body)))
    const ids = new Set(answers.map((answer) => answer.json().long_op_id))
    expect([...ids]).toEqual([expect.stringMatching(/^lo_[\w-]{43}$/)])
    expect(await count()).toBe(before + 1)
  })

  it('gets its number, and again the same with answers in another order and language [C-185, C-186, C-556, C-557]', async () => {
    const body = sound()
    const id = await submitted(body)
    expect(await poll(id)).toEqual({
      done: true,
      result: { response: { claim_number: expect.stringMatching(/^\w{9}$/) } },
    })
    const application = Object.fromEntries(Object.entries(body.application).reverse())
    expect((await submit({ ...body, application, language_code: 'es_LAC' })).json()).toEqual({ long_op_id: id })
  })

  it.each([
    ['a zero', 'Spring\0field'],
    ['half a sign', 'Spring\ud83dfield'],
  ])('with %s in an answer is taken without it: no database stores one', async (_, city) => {
    const { pages } = await receipt(await submitted(withCity(sound(), city)))
    expect(JSON.stringify(pages)).toContain('"Springfield"')
  })

  it('with other answers about the same loss is a duplicate [C-197]', async () => {
    const body = sound()
    await submitted(body)
    const other = await submitted(withCity(body, 'Springfield'))
    expect((await poll(other)).result.response).toEqual({ error: { code: 'duplicate_claim', fields: {} } })
  })

  it('by another card is another claim, and a card that is unknown sends none [C-607]', async () => {
    const body = sound()
    const [mine, theirs] = [
      await submitted(body),
      await submitted({ ...body, pan_token: api.vault.tokenFor(numbers.usa) }),
    ]
    expect(theirs).not.toBe(mine)
    expect((await poll(theirs)).result.response.claim_number).not.toBe((await poll(mine)).result.response.claim_number)
    const unknown = await submit({ ...body, pan_token: `pt_${'z'.repeat(43)}` })
    expect(unknown.json().error_code).toBe('unable_to_verify_card')
  })

  it('with answers missing names them by page, and is not kept', async () => {
    const body = sound()
    const before = await count()
    const { cardholder_city: _, ...details } = body.application.cardholder_details ?? {}
    const application = { ...body.application, cardholder_details: details, rental_details: {} }
    const { error_code, problems } = (await submit({ ...body, application })).json()
    expect(error_code).toBe('missing_fields')
    expect(problems).toContainEqual({ path: 'cardholder_details.cardholder_city', code: 'required' })
    expect(problems.some(({ path }: { path: string }) => path.startsWith('rental_details.'))).toBe(true)
    expect(await count()).toBe(before)
  })

  it.each<[string, Partial<Body>]>([
    ['a benefit that the card does not have', { benefit_code: 'ATM' }],
    ['a day that has not come', { today: '2026-11-17' }],
  ])('for %s is refused [C-606]', async (_, more) => {
    expect((await submit({ ...sound(), ...more })).json().error_code).toBe('card_benefit_not_applicable')
  })

  it('in 50 tries in a row is never finished twice [C-189]', async () => {
    const body = sound()
    const id = await submitted(body)
    const [before] = await api.services.database.query('SELECT count(*) AS events FROM claim_events')
    for (let turn = 0; turn < 50; turn++) expect((await submit(body)).json()).toEqual({ long_op_id: id })
    expect(await api.services.database.query('SELECT count(*) AS events FROM claim_events')).toEqual([before])
  })
})

describe('the files of a claim', () => {
  it('are taken when they are approved, and stand in the receipt with their hash [C-X70]', async () => {
    const { sha256, ...document } = await file('estimate')
    const id = await submitted({ ...sound(), documents: [document] })
    expect((await receipt(id)).files).toEqual([{ document_id: 'DOC010', file_name: 'estimate.pdf', sha256 }])
  })

  it('make the same claim when the same content was sent again', async () => {
    const first = await file('photo')
    const again = await file('photo_again')
    await api.services.database.query('UPDATE files SET sha256 = $1 WHERE sha256 = $2', [first.sha256, again.sha256])
    const body = sound()
    const send = async ({ document_id, file_approval_id }: typeof first) =>
      (await submit({ ...body, documents: [{ document_id, file_approval_id }] })).json().long_op_id
    expect(await send(again)).toBe(await send(first))
  })

  it('refuse the claim while one is not approved or not known [C-X70]', async () => {
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
  const shown = async (id: string) => api.services.claims.show((await poll(id)).result.response.claim_number)

  it.each(['DOC001', 'DOC134', 'doc010', '', '__proto__'])('are those of the benefit, and %j is none', async (id) => {
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
  })

  it('may follow: what is required and was not sent is asked for, as the operator sees', async () => {
    const { sha256: _, ...document } = await file('contract')
    const body = { ...sound(), documents: [document] }
    const asked = api.services.claimDocuments({
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

  it('are asked for once, however often a claim is sent', async () => {
    const body = sound()
    const id = await submitted(body)
    const before = await shown(id)
    expect(await submitted(body)).toBe(id)
    expect(await shown(id)).toEqual(before)
  })

  it('that only other answers ask for are taken all the same', async () => {
    const { sha256: _, ...document } = await file('police')
    const body = sound({ preferred: 'no' })
    const asked = api.services.claimDocuments({
      ...{ benefit_code: 'CDW', country: 'USA', locale: 'en_US' },
      application: body.application,
    })
    const possible = api.services.claimDocuments({ benefit_code: 'CDW', country: 'USA', locale: 'en_US' })
    const others = possible.filter(({ id }) => !asked.some((one) => one.id === id))
    expect(others).toMatchObject([{ id: 'DOC003' }])
    const documents = others.map(({ id }) => ({ ...document, document_id: id }))
    expect((await submit({ ...body, documents })).json()).toEqual({ long_op_id: expect.any(String) })
  })
})

describe('a benefit that needs a verified phone', () => {
  /** Whatever card has the benefit. */
  function phoneClaim() {
    const product = api.services.catalogue.products.find(
      ({ country, benefits }) =>
        country === 'USA' && benefits.some((one) => one.benefit_code === 'CEL' && one.claim_form),
    )
    return sound({ number: `${product?.ranges[0]?.from}00000000`, benefit_code: 'CEL' })
  }
  async function tokenFor({ pan_token }: Body) {
    const card = await api.services.cards.find(pan_token)
    const phone = '+12015550123'
    const code = await api.services.phoneVerification.newCode({ phone, address: '10.0.0.1' })
    const cardId = card?.card_id ?? ''
    const answer = await api.services.phoneVerification.validate({ phone, code: String(code), cardId })
    return 'token' in answer ? answer.token : expect.fail('no token')
  }

  it('is claimed with a token of this card, once a token, and again without [C-232, C-X69]', async () => {
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

describe('the bearer of a claim', () => {
  it.each([
    ['recorded for PRO [C-200]', numbers.pro, 'USA', true],
    ['left alone in Asia-Pacific [C-203]', numbers.proInAsia, 'AUS', false],
    ['left alone for other products [C-204]', numbers.usa, 'USA', false],
  ])('is %s', async (_, number, country, isRecorded) => {
    const product = api.services.catalogue.products.find(({ ranges }) =>
      number.replaceAll(' ', '').startsWith(ranges[0]?.from ?? '-'),
    )
    const benefit_code = product?.benefits.find((one) => one.claim_form && one.benefit_code !== 'CEL')?.benefit_code
    const body = sound({ number, country, benefit_code })
    const id = await submitted(body, { authorization: 'Bearer session-of-the-test' })
    const { claim_number } = (await poll(id)).result.response
    expect((await api.services.claims.show(claim_number))?.is_with_session).toBe(isRecorded)
  })
})

describe('an operation', () => {
  it('that nobody holds is unknown, and so is its receipt [C-556]', async () => {
    const id = `lo_${'u'.repeat(43)}`
    expect((await poll(id)).error_code).toBe('unknown_operation')
    expect((await receipt(id)).error_code).toBe('unknown_operation')
    expect((await poll('1')).error_code).toBe('invalid_request')
  })

  it('is kept by the hash of its id only', async () => {
    const id = await submitted(sound())
    const tables = await api.services.database.query('SELECT row_to_json(o)::text AS row FROM long_operations o')
    expect(JSON.stringify(tables)).not.toContain(id)
  })
})

describe('what belongs to somebody else', () => {
  it('a file of another card’s claim is as unknown as one that was never sent', async () => {
    const { sha256: _, ...document } = await file('private')
    await submitted({ ...sound(), documents: [document] })
    const theirs = { ...withCity(sound(), 'Springfield'), documents: [document] }
    const before = await count()
    expect((await submit(theirs)).json()).toMatchObject({
      error_code: 'document_not_approved',
      problems: [{ path: 'documents.0', code: 'not_approved' }],
    })
    expect(await count()).toBe(before)
  })

  it.each<[string, (id: string) => string, string]>([
    ['with one sign changed', (id) => `${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`, 'unknown_operation'],
    ['as the database knows it', (id) => storedFileId(id), 'invalid_request'],
    ['with something behind it', (id) => `${id}A`, 'invalid_request'],
    ['as a file', (id) => id.replace('lo_', 'fa_'), 'invalid_request'],
  ])('an operation’s id %s opens nothing', async (_, change, error_code) => {
    const other = change(await submitted(sound()))
    expect((await poll(other)).error_code).toBe(error_code)
    expect((await receipt(other)).error_code).toBe(error_code)
    const pdf = await api.app.inject({ url: `/api/cardholder/v1/claims/receipt/${other}/pdf` })
    expect(pdf.headers['content-type']).not.toContain('pdf')
  })

  it.each(['DELETE', 'PUT', 'PATCH', 'POST'] as const)('nobody can %s an operation', async (method) => {
    const id = await submitted(sound())
    const answer = await api.app.inject({ method, url: `/api/management/v1/long_operations/${id}` })
    expect(answer.statusCode).toBe(404)
  })

  it('a token of another card claims for that card only, and sees nothing of the first one’s claim', async () => {
    const body = sound()
    const mine = await submitted(body)
    const theirs = await submitted({ ...body, pan_token: api.vault.tokenFor(numbers.usa) })
    expect((await receipt(theirs)).claim_number).not.toBe((await receipt(mine)).claim_number)
  })
})

describe('a receipt', () => {
  it('says everything that was answered, in the language it was sent in', async () => {
    const body = { ...sound(), language_code: 'pt_BR' as const }
    const id = await submitted(body)
    const { pages, claim_number, ...rest } = await receipt(id)
    expect(rest).toMatchObject({ language_code: 'pt_BR', benefit_code: 'CDW', files: [] })
    expect(claim_number).toBe((await poll(id)).result.response.claim_number)
    for (const [page_key, answers] of Object.entries(body.application)) {
      const page = pages.find((one: { page_key: string }) => one.page_key === page_key)
      const keys = page.questions.map((one: { question_key: string }) => one.question_key)
      expect(keys).toEqual(expect.arrayContaining(Object.keys(answers).filter((key) => !key.includes('__'))))
      for (const { title, answer, entries } of page.questions) {
        expect(title).not.toMatch(/^$|\{\{/)
        expect(answer || entries.length).toBeTruthy()
      }
    }
    const form = api.services.claimForms({ benefit_code: 'CDW', country: 'USA', locale: 'pt_BR', today })
    expect(pages[0].title).toBe(form?.pages[0]?.title)
  })
})

it('writes no answer, token or id of an operation into the log', async () => {
  const body = sound()
  const canary = 'Canary of a private life'
  const told = withCity(body, canary)
  const id = await submitted(told)
  await submit({ ...told, application: { ...told.application, rental_details: {} } })
  await receipt(id)
  const log = api.log.join('\n')
  expect(log).toContain('submit_claim')
  for (const secret of [canary, id, body.pan_token]) expect(log).not.toContain(secret)
})
