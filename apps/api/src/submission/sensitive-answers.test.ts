import { describe, expect, it } from 'vitest'
import { demoCards, OPERATOR_KEY } from '../testing/api.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { everythingStored } from '../testing/search-stores.ts'
import { api, type Body, poll, receipt, serveApi, sound, submitted } from '../testing/submission.ts'

serveApi()

/** A claim that is paid to a bank account with these numbers. */
function paidTo(country: string, given: Record<string, string>): Body {
  const { number } = demoCards.find((card) => card.country === country) ?? expect.fail(`no card of ${country}`)
  const card = { number, country, preferred: 'bank_transfer' }
  const body = ['CDW', 'PUR', 'TIR', 'BGL', 'CEL', 'WTY']
    .map((benefit_code) => sound({ ...card, benefit_code }))
    .find(({ application }) =>
      Object.values(application).some((page) => Object.keys(given).every((key) => key in page)),
    )
  if (!body) return expect.fail(`no form of ${country} asks for ${Object.keys(given)}`)
  const application = Object.fromEntries(
    Object.entries(body.application).map(([page, answers]) => [
      page,
      Object.keys(given).every((key) => key in answers)
        ? { ...answers, ...given, ...(given.account_number && { account_number__confirm: given.account_number }) }
        : answers,
    ]),
  )
  return { ...body, application }
}

describe('numbers of accounts, banks and people', () => {
  const canaries: [country: string, given: Record<string, string>][] = [
    ['USA', { account_number: '7719340852261', bank_routing_number: '219374658' }],
    ['CAN', { account_number: '5530917284417', bank_transit_number: '48213-907' }],
    ['SGP', { account_number: '8812049375163', bank_swift_code: 'ZQXVSGKT' }],
    ['MEX', { account_number: '6620418837295', bank_swift_code: 'WKPQMXHJ' }],
    ['BRA', { cardholder_cpf: '11144477735' }],
  ]

  it.each(canaries)(
    'of %s are stored nowhere in clear, and shown with their last three characters',
    async (...canary) => {
      const [country, given] = canary
      const id = await submitted(paidTo(country, given))
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

  it('stay the same claim when they are sent again, and make another when they differ', async () => {
    const body = paidTo('USA', { account_number: '4410927735518' })
    const first = await submitted(body)
    expect(await submitted(body)).toBe(first)
    const pages = Object.entries(body.application).map(([page, answers]) => [
      page,
      'account_number' in answers
        ? { ...answers, account_number: '4410927735999', account_number__confirm: '4410927735999' }
        : answers,
    ])
    expect(await submitted({ ...body, application: Object.fromEntries(pages) })).not.toBe(first)
  })
})
