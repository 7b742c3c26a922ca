import type { Api } from '@amparo/api/assemble'
import { answeredPages } from '@amparo/api/claim-register/answered-pages'
import type { DemoClaim } from '@amparo/catalogue/demo/demo-claims'
import type { Queryable } from '@amparo/database/database'
import type { FastifyBaseLogger } from 'fastify'
import { demoClaimRows } from './demo-claim-rows.ts'

type Parts = {
  api: Pick<Api, 'database' | 'areas'>
  claims: readonly DemoClaim[]
  /** As the vault's frame does it: only the vault knows which card a number belongs to. */
  createToken: (cardNumber: string) => Promise<string>
  log: Pick<FastifyBaseLogger, 'warn'>
  /** The real time, because somebody may have moved the product's clock. */
  now?: Date
}
type Tables = ReturnType<typeof demoClaimRows>

/** Inserts the demo claims that are missing; after the first start that is one query. */
export async function seedDemoClaims({ api, claims, createToken, log, now = new Date() }: Parts) {
  const { database, areas } = api
  try {
    const numbers = claims.map(({ claim_number }) => claim_number)
    const known = await database.query<{ claim_number: string }>(
      'SELECT claim_number FROM claims WHERE claim_number = ANY($1)',
      [numbers],
    )
    const missing = claims.filter((claim) => !known.some(({ claim_number }) => claim_number === claim.claim_number))
    if (missing.length === 0) return
    const cards = await cardsOf(missing)
    const rows = missing.map((claim) => rowsOf(claim, cards))
    await database.transaction((tx) => insertAll(tx, rows))
  } catch (error) {
    log.warn({ err: error }, 'the demo claims are not there')
  }

  async function cardsOf(wanted: readonly DemoClaim[]) {
    const found = new Map<string, { cardId: string; productCode: string }>()
    for (const number of new Set(wanted.map(({ card }) => card))) {
      const token = await createToken(number)
      const card = await areas.cards.find(token)
      const product = card && areas.benefits.productOf(card)
      if (product) found.set(number, { cardId: card.card_id, productCode: product.product_code })
      await areas.cards.revoke(token)
    }
    return found
  }

  function rowsOf(claim: DemoClaim, cards: Awaited<ReturnType<typeof cardsOf>>) {
    const { card, country, benefit_code, language_code: locale, cardholder_details } = claim
    const owner = cards.get(card)
    if (!owner) throw new Error(`${claim.claim_number}: its card has no product`)
    const form = areas.claimForms.forms({ benefit_code, country, locale, today: now.toISOString().slice(0, 10) })
    const pages = form?.pages.filter(({ page_key }) => page_key === 'cardholder_details') ?? []
    return demoClaimRows(claim, { ...owner, answered: answeredPages(pages, { cardholder_details }, { locale }), now })
  }
}

/** Inserts all rows of a table in one statement. */
async function insertAll(tx: Queryable, claims: readonly Tables[]) {
  for (const table of ['long_operations', 'claims', 'claim_documents', 'claim_events'] as const) {
    const rows: object[] = claims.flatMap((one): readonly object[] => one[table])
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].join(', ')
    await tx.query(
      `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
      [JSON.stringify(rows)],
    )
  }
}
