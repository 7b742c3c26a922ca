import { getLongOperation } from '@amparo/contract/long-operations'
import type { ClaimReceipt } from '@amparo/contract/submission'
import { Refused } from '@amparo/service/app/refused'
import { limitRate } from '@amparo/service/limits/limit-rate'
import type { FastifyInstance } from 'fastify'
import { PERSONAL_FILES_A_MINUTE, sendPersonalPdf } from './personal-pdf.ts'

type Options = {
  /** Null when no operation has this id. */
  findReceipt: (operationId: string) => Promise<ClaimReceipt | 'expired' | null>
  print: (receipt: ClaimReceipt, look: { isBranded: boolean }) => Promise<Buffer>
  proxies?: number
}

/** The receipt of a claim. It is printed for every call and never cached, since it is for one person only. Register it, like `pdfFileRoutes`. */
export async function receiptPdfRoutes(app: FastifyInstance, { findReceipt, print, proxies = 0 }: Options) {
  await limitRate(app, { name: 'receipt_pdf', callsAMinute: PERSONAL_FILES_A_MINUTE, proxies })

  // `?brand=amparo` adds the logo: only the page knows whether it is shown under a white label.
  app.get<{ Params: { id: string }; Querystring: { brand?: unknown } }>(
    '/api/cardholder/v1/claims/receipt/:id/pdf',
    async (request, reply) => {
      const params = getLongOperation.params.safeParse(request.params)
      if (!params.success) throw new Refused('invalid_request')
      const receipt = await findReceipt(params.data.id)
      if (!receipt) throw new Refused('not_found')
      if (receipt === 'expired') throw new Refused('receipt_expired')
      const name = `claim-${receipt.claim_number ?? 'receipt'}.pdf`
      return sendPersonalPdf(reply, {
        name,
        file: await print(receipt, { isBranded: request.query.brand === 'amparo' }),
      })
    },
  )
}
