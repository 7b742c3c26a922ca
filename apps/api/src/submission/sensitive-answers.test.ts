import { sensitiveKeys } from '@amparo/form-engine/answers/sensitive-answers'
import { describe, expect, it } from 'vitest'
import { demoCards, OPERATOR_KEY } from '../testing/api.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { everythingStored } from '../testing/search-stores.ts'
import { api, type Body, poll, receipt, serveApi, sound, submitted } from '../testing/submission.ts'

serveApi()

/** All but the one that needs a verified phone. */
const benefits = () => [...api.catalogue.claimForms.keys()].filter((code) => code !== 'CEL')
type Given = Record<string, string>

const asks = (body: Body, given: Given) =>
  Object.values(body.application).some((page) => Object.keys(given).every((key) => key in page))

/** A claim with these numbers among its answers. */
function withNumbers(body: Body, given: Given): Body {
  const { account_number: account_number__confirm } = given
  const pages = Object.entries(body.application).map(([page, answers]) => [
    page,
    Object.keys(given).every((key) => key in answers)
      ? { ...answers, ...given, ...(account_number__confirm && { account_number__confirm }) }
      : answers,
  ])
  return { ...body, application: Object.fromEntries(pages) }
}

/** A claim with these numbers, from a card of the country and a benefit of that card. */
async function claimIn(country: string, given: Given): Promise<Body> {
  for (const { number } of demoCards.filter((card) => card.country === country))
    for (const benefit_code of benefits()) {
      const body = sound({ number, country, benefit_code, preferred: 'bank_transfer' })
      const { pan_token, language_code, today } = body
      const pages = await api.app.inject({
        url: `/api/cardholder/v1/claims/benefits/${benefit_code}/pages/`,
        query: { pan_token, language_code, today },
      })
      if (pages.statusCode === 200 && asks(body, given)) return withNumbers(body, given)
    }
  return expect.fail(`no claim in ${country} asks for ${Object.keys(given)}`)
}

describe('numbers of accounts, banks and people', () => {
  const canaries: [country: string, given: Given][] = [
    ['USA', { account_number: '7719340852261', bank_routing_number: '219374658' }],
    ['SGP', { account_number: '8812049375163', bank_swift_code: 'ZQXVSGKT' }],
    ['MEX', { account_number: '6620418837295', bank_swift_code: 'WKPQMXHJ' }],
    ['BRA', { cardholder_cpf: '11144477735' }],
  ]

  it.each(canaries)(
    'in %s are stored nowhere unencrypted, and only their last three characters are shown',
    async (...canary) => {
      const [country, given] = canary
      const id = await submitted(await claimIn(country, given))
      const { claim_number } = (await poll(id)).result.response
      const pdf = await api.app.inject({ url: `/api/cardholder/v1/claims/receipt/${id}/pdf` })
      const shown = await api.app.inject({
        url: `/api/management/v1/claims/${claim_number}/`,
        headers: { authorization: `Bearer ${OPERATOR_KEY}` },
      })
      const places = {
        stores: await everythingStored(api),
        receipt: JSON.stringify(await receipt(id)),
        pdf: readPdf(pdf.rawPayload).pages.join(''),
        operator: shown.body,
      }
      for (const [key, number] of Object.entries(given)) {
        for (const [place, text] of Object.entries(places))
          expect(text.includes(number), `${key} in ${place}`).toBe(false)
        for (const text of [places.receipt, places.pdf, places.operator])
          expect(text).toContain(`***${number.slice(-3)}`)
      }
    },
  )

  it('are exactly the questions that the forms tag as sensitive', () => {
    const keys = [...sensitiveKeys(api.catalogue.claimForms.values())].filter((key) => !key.endsWith('__confirm'))
    expect(keys.sort()).toEqual([
      'account_number',
      'bank_routing_number',
      'bank_swift_code',
      'bank_transit_number',
      'cardholder_cpf',
    ])
  })

  it('make the same claim when they are sent again, and another claim when they differ', async () => {
    const body = await claimIn('USA', { account_number: '4410927735518' })
    const first = await submitted(body)
    expect(await submitted(body)).toBe(first)
    expect(await submitted(withNumbers(body, { account_number: '4410927735999' }))).not.toBe(first)
  })
})
