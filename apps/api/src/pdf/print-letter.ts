import type { Catalogue } from '@amparo/catalogue/catalogue'
import type { ContentStore } from '@amparo/content/load-content'
import type { PrintLetter } from '@amparo/contract/letters'
import { phoneCheck } from '@amparo/form-engine/phone-check'
import { benefitOn } from '@amparo/rules/benefits/benefit-on'
import { latestDay } from '@amparo/rules/dates/iso-date'
import { isIssuedNow } from '@amparo/rules/letters/issuance-date'
import { letterKind } from '@amparo/rules/letters/letter-kinds'
import { lastFourOf } from '@amparo/rules/letters/letter-number'
import { payloadProblems } from '@amparo/rules/letters/payload-problems'
import { Refused } from '@amparo/service/app/refused'
import type { FastifyBaseLogger } from 'fastify'
import type { Benefits } from '../benefits/create-benefits.ts'
import type { Clock } from '../platform/clock.ts'
import { letterContent } from './content/letter-content.ts'
import type { PdfPrinter } from './print/pdf-printer.ts'

type Parts = {
  catalogue: Catalogue
  content: ContentStore
  clock: Clock
  benefits: Pick<Benefits, 'requireProduct'>
  printer: Pick<PdfPrinter, 'print'>
}

function refuse(code: string, problems?: Refused['details']['problems']): never {
  throw new Refused(code, problems && { problems })
}

/** Prints a letter for the card of its token, after the checks that its form makes. */
export function createPrintLetter({ catalogue, content, clock, benefits, printer }: Parts) {
  return async (sent: PrintLetter, { portal, log }: { portal: string; log: FastifyBaseLogger }) => {
    const { card, product } = await benefits.requireProduct(sent.pan_token, { refuse, log })
    const today = latestDay(clock.now())
    // On the day of the letter, which is the person's: a benefit lasts until its last day ends where they are (P-153).
    const benefit = benefitOn(product, sent.benefit_code, sent.issuance_date)
    const country = catalogue.countries.get(product.country)
    if (!benefit || !country || letterKind(sent.benefit_code, product.country) !== sent.kind)
      return refuse('card_benefit_not_applicable')

    const checks = { country: product.country, today, isPhone: phoneCheck }
    const isOwn = lastFourOf(sent.ticket) === card.last4
    const problems = [
      ...(isOwn ? [] : [{ path: 'ticket', code: 'not_of_this_card' }]),
      ...(isIssuedNow(sent.issuance_date, today) ? [] : [{ path: 'issuance_date', code: 'today' }]),
      ...payloadProblems(sent.kind, sent as never, checks),
    ]
    if (problems.length > 0) return refuse('invalid_letter', problems)
    return printer.print(
      letterContent(sent, { lastFour: card.last4, product, benefit, country, portal }, { catalogue, content }),
    )
  }
}
