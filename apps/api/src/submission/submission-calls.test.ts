import { describe, expect, it } from 'vitest'
import {
  api,
  type Body,
  count,
  numbers,
  poll,
  receipt,
  serveApi,
  sound,
  submit,
  submitted,
  today,
  withCity,
} from '../testing/submission.ts'

serveApi()

describe('a submitted claim', () => {
  it('50 times in parallel is one claim, with one operation [C-189, C-553, C-554, C-555]', {
    tags: ['race'],
  }, async () => {
    const body = sound()
    const before = await count()
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(body)))
    const ids = new Set(answers.map((answer) => answer.json().long_op_id))
    expect([...ids]).toEqual([expect.stringMatching(/^lo_[\w-]{43}$/)])
    expect(await count()).toBe(before + 1)
  })

  it('gets a number, and the same one for answers in another order and language [C-185, C-186, C-556, C-557]', async () => {
    const body = sound()
    const id = await submitted(body)
    expect(await poll(id)).toEqual({
      done: true,
      result: { response: { claim_number: expect.stringMatching(/^\w{9}$/), is_mailed: true } },
    })
    const application = Object.fromEntries(Object.entries(body.application).reverse())
    expect((await submit({ ...body, application, language_code: 'es_LAC' })).json()).toEqual({ long_op_id: id })
  })

  it.each([
    ['a zero', 'Spring\0field'],
    ['half a character', 'Spring\ud83dfield'],
  ])('with %s in an answer is accepted without it, because no database stores one', async (_, city) => {
    const { pages } = await receipt(await submitted(withCity(sound(), city)))
    expect(JSON.stringify(pages)).toContain('"Springfield"')
  })

  it('with other answers about the same loss is a duplicate [C-197]', async () => {
    const body = sound()
    await submitted(body)
    const other = await submitted(withCity(body, 'Springfield'))
    expect((await poll(other)).result.response).toEqual({ error: { code: 'duplicate_claim', fields: {} } })
  })

  it('by another card is another claim, and by an unknown card is refused [C-607]', async () => {
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

  it('with missing answers is refused with a list by page, and is not stored', async () => {
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
    ['a future day', { today: '2026-11-17' }],
  ])('for %s is refused [C-606]', async (_, more) => {
    expect((await submit({ ...sound(), ...more })).json().error_code).toBe('card_benefit_not_applicable')
  })

  it('in 50 tries in a row is never finished twice [C-189]', async () => {
    const body = sound()
    const id = await submitted(body)
    const [before] = await api.database.query('SELECT count(*) AS events FROM claim_events')
    for (let turn = 0; turn < 50; turn++) expect((await submit(body)).json()).toEqual({ long_op_id: id })
    expect(await api.database.query('SELECT count(*) AS events FROM claim_events')).toEqual([before])
  })
})

describe('an operation', () => {
  it('with an id that was never issued is unknown, and so is its receipt [C-556]', async () => {
    const id = `lo_${'u'.repeat(43)}`
    expect((await poll(id)).error_code).toBe('unknown_operation')
    expect((await receipt(id)).error_code).toBe('unknown_operation')
    expect((await poll('1')).error_code).toBe('invalid_request')
  })

  it('is stored with the hash of its id only', async () => {
    const id = await submitted(sound())
    const tables = await api.database.query('SELECT row_to_json(o)::text AS row FROM long_operations o')
    expect(JSON.stringify(tables)).not.toContain(id)
  })
})

describe('a receipt', () => {
  it('has every answer, in the language of the submission', async () => {
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
    const form = api.areas.claimForms.forms({ benefit_code: 'CDW', country: 'USA', locale: 'pt_BR', today })
    expect(pages[0].title).toBe(form?.pages[0]?.title)
  })

  it('keeps the texts of the day it was sent, which all claims of one form share', async () => {
    const ids = [await submitted(sound()), await submitted(sound())]
    const form = api.areas.claimForms.forms({ benefit_code: 'CDW', country: 'USA', locale: 'en_US', today })
    const { database } = api
    const stored = await database.query<{ pages: { title: string }[] }>(
      'SELECT pages FROM claim_form_versions WHERE version = $1',
      [form?.version],
    )
    expect(stored).toEqual([{ pages: form?.pages }])

    const [first, ...others] = stored[0]?.pages ?? []
    const then = JSON.stringify([{ ...first, title: 'As it was then' }, ...others])
    await database.query('UPDATE claim_form_versions SET pages = $2 WHERE version = $1', [form?.version, then])
    for (const id of ids) expect((await receipt(id)).pages[0].title).toBe('As it was then')
    await database.query('UPDATE claim_form_versions SET pages = $2 WHERE version = $1', [
      form?.version,
      JSON.stringify(form?.pages),
    ])
  })
})

it('writes no answer, token or operation id to the log', async () => {
  const body = sound()
  const canary = 'Canary of a private life'
  const changed = withCity(body, canary)
  const id = await submitted(changed)
  await submit({ ...changed, application: { ...changed.application, rental_details: {} } })
  await receipt(id)
  const log = api.log.join('\n')
  expect(log).toContain('submit_claim')
  for (const secret of [canary, id, body.pan_token]) expect(log).not.toContain(secret)
})
