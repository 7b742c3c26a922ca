import { isAsked } from '@amparo/catalogue/claim-forms/form-summary'
import type { DocumentInfo } from '@amparo/contract/claim-documents'
import { describe, expect, it } from 'vitest'
import { api, askedFor, cardOf, content, documentsOf, list, serveApi, url } from '../testing/claim-documents.ts'
import { documentsOfClaim } from './documents-of-claim.ts'

serveApi()

describe('the documents of a claim', () => {
  it('are those of the benefit in the country of the card, in its language [C-151, C-153, C-539, C-540]', async () => {
    const documents = await documentsOf(askedFor('USA', 'en_US'))
    expect(documents.map(({ id }) => id)).toEqual([
      ...['DOC010', 'DOC002', 'DOC011', 'DOC013', 'DOC005', 'DOC004', 'DOC003', 'DOC055'],
    ])
    expect(documents[0]).toEqual({
      id: 'DOC010',
      ...content.content('en_US', 'claim-documents').doc010,
      uploadable: true,
      required: true,
      wire_transfer_documents: [],
    })
    // A repair estimate is required with some answers only.
    for (const id of ['DOC004', 'DOC005']) expect(documents.find((one) => one.id === id)?.required).toBe(false)
  })

  describe('once the answers are known', () => {
    const post = async (country: string, benefit_code: string, application: object) => {
      const pan_token = api.vault.tokenFor(cardOf(country, benefit_code))
      const payload = { ...askedFor(country, 'en_US'), pan_token, benefit_code, application }
      const { documents } = (await api.app.inject({ method: 'POST', url, payload })).json()
      return (documents as DocumentInfo[]).map(({ id, required }) => (required ? `${id}!` : id))
    }
    const delay = (...kinds: string[]) => ({
      expenses: { has_expenses: 'yes', expense_items: kinds.map((expense_kind) => ({ expense_kind })) },
    })
    const theft = { phone_incident_type: 'theft', police_reported: 'yes' }

    it.each<[string, string, Record<string, Record<string, unknown>>, string[], string[]]>([
      ['a theft', 'CEL', { incident_details: theft }, ['DOC003!', 'DOC015'], ['DOC004', 'DOC005']],
      [
        'a theft that was not reported to the police',
        'CEL',
        { incident_details: { ...theft, police_reported: 'no' } },
        ['DOC015'],
        ['DOC003', 'DOC003!'],
      ],
      [
        'damage',
        'CEL',
        { incident_details: { ...theft, phone_incident_type: 'damage' } },
        ['DOC004', 'DOC005'],
        // The damage path has no question about the police, so an earlier answer to it does not count.
        ['DOC003', 'DOC003!', 'DOC015'],
      ],
      ['a stolen car', 'CDW', { incident_details: { rental_incident_type: 'theft' } }, [], ['DOC004', 'DOC005!']],
      ['vandalism', 'CDW', { incident_details: { rental_incident_type: 'vandalism' } }, ['DOC004', 'DOC005!'], []],
      ['a delay with a meal', 'TRD', delay('unused_booking', 'meals'), ['DOC026!', 'DOC027!'], ['DOC030!']],
      ['a delay with clothes', 'TRD', delay('clothing', 'phone_calls'), ['DOC026!', 'DOC030!'], ['DOC027', 'DOC027!']],
      ['a delay without a bill', 'TRD', delay('unused_booking', 'belongings'), ['DOC026!'], ['DOC027!', 'DOC030!']],
      ['a delay without expenses', 'TRD', { expenses: { has_expenses: 'no' } }, ['DOC026!'], ['DOC027', 'DOC027!']],
      ['pay on the card', 'CEL', { payment_details: { payment_method: 'card_credit' } }, [], ['DOC017', 'DOC017!']],
      ['nothing', 'CEL', {}, ['DOC014!', 'DOC002!'], ['DOC003', 'DOC004', 'DOC005', 'DOC015']],
      [
        'answers of another shape',
        'CEL',
        { incident_details: { phone_incident_type: ['theft'] }, constructor: {} },
        ['DOC014!'],
        ['DOC015'],
      ],
    ])('are those that %s asks for [C-152, C-541, C-542]', async (_, benefit, application, asked, others) => {
      const documents = await post('USA', benefit, application)
      expect(documents).toEqual(expect.arrayContaining(asked))
      for (const id of others) expect(documents).not.toContain(id)
    })

    it('ask for the transfer form only where money goes to an account [C-154]', async () => {
      const paid = (payment_method: string) => post('MEX', 'CDW', { payment_details: { payment_method } })
      expect(await paid('bank_transfer')).toContain('DOC017!')
      expect(await paid('card_credit')).not.toContain('DOC017!')
    })

    it('are a subset of those listed without answers, in every form, and depend on answers in at least six forms', async () => {
      const { claimForms, countries } = api.catalogue
      const byAnswers = [...claimForms].filter(([, { documents }]) =>
        documents.some(({ id, when }) => when && id !== 'DOC017'),
      )
      expect(byAnswers.length).toBeGreaterThanOrEqual(6)
      for (const [benefit_code, { documents, pages }] of claimForms)
        for (const { code } of countries.values())
          for (const document of documents.filter((one) => one.when && isAsked(one, code))) {
            const page = pages.find(({ page_key }) => page_key === document.when?.page_key)
            const questions = page?.question_groups.flatMap((group) => group.questions) ?? []
            const question = questions.find(({ question_key }) => question_key === document.when?.question_key)
            const isAnswered = page && question && isAsked(page, code) && isAsked(question, code)
            expect([benefit_code, code, document.id, isAnswered]).toEqual([benefit_code, code, document.id, true])
          }
    })
  })

  it('do not depend on the country that a browser sends', async () => {
    const asked = askedFor('USA', 'en_US')
    expect(await documentsOf({ ...asked, country: 'MEX' })).toEqual(await documentsOf(asked))
  })

  it.each([
    ['an unknown card', { pan_token: `pt_${'Z'.repeat(43)}` }, 'unable_to_verify_card'],
    ['a benefit that the card does not have', { benefit_code: 'ZZZ' }, 'card_benefit_not_applicable'],
    ['an unknown language', { language_code: 'xx_XX' }, 'invalid_request'],
  ])('are refused for %s [C-606, C-607]', async (_, change, error_code) => {
    const asked = askedFor('USA', 'en_US', change)
    const posted = await api.app.inject({ method: 'POST', url, payload: { ...asked, application: {} } })
    expect([(await list(asked)).json().error_code, posted.json().error_code]).toEqual([error_code, error_code])
  })

  it('never include DOC134, even if the catalogue has it [C-158]', () => {
    const { catalogue } = api
    const documents = ['DOC001', 'DOC134'].map((id) => ({ id, uploadable: true, required: true }))
    const claimForms = new Map([['CDW', { pages: [], documents }]])
    const listed = documentsOfClaim({ catalogue: { ...catalogue, claimForms }, content })
    expect(listed({ benefit_code: 'CDW', country: 'BRA', locale: 'pt_BR' }).map(({ id }) => id)).toEqual(['DOC001'])
  })

  it('have texts for every benefit, country and language', () => {
    const { catalogue, areas } = api
    for (const benefit_code of catalogue.claimForms.keys())
      for (const { code, languages } of catalogue.countries.values())
        for (const locale of languages)
          for (const { title, description } of areas.claimDocuments.list({ benefit_code, country: code, locale }))
            expect([title, description]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)])
  })
})
