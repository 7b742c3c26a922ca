import { getLongOperation } from '@amparo/contract/long-operations'
import type { ClaimReceipt } from '@amparo/contract/submission'
import { limitRate } from '@amparo/service/limit-rate'
import { Refused } from '@amparo/service/refused'
import type { FastifyInstance } from 'fastify'
import type { ReceiptFiles } from './receipt-pdf.ts'

/** Each is set anew. */
const FILES_A_MINUTE = 20

const HEADERS = {
  'content-type': 'application/pdf',
  'cache-control': 'no-store',
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
}

type Options = {
  /** Null where nobody holds this id. */
  receipt: (operationId: string) => Promise<ClaimReceipt | null>
  receiptFiles: ReceiptFiles
  proxies?: number
}

/** Bytes, not JSON, so it is no call of the contract. To be registered: its limit stays inside. */
export async function receiptFileRoutes(app: FastifyInstance, { receipt, receiptFiles, proxies }: Options) {
  await limitRate(app, { callsAMinute: FILES_A_MINUTE, ...(proxies !== undefined && { proxies }) })

  app.get<{ Params: { id: string } }>('/api/cardholder/v1/claims/receipt/:id/pdf', async (request, reply) => {
    const params = getLongOperation.params.safeParse(request.params)
    if (!params.success) throw new Refused('invalid_request')
    const found = await receipt(params.data.id)
    if (!found) throw new Refused('not_found')
    const { bytes, name } = await receiptFiles.print(found)
    return reply.headers({ ...HEADERS, 'content-disposition': `attachment; filename="${name}"` }).send(bytes)
  })
}
