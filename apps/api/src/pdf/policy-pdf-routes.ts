import { PolicyId } from '@amparo/contract/policies'
import { QUOTE_DOCUMENT_PATH } from '@amparo/contract/quotes'
import { refuse } from '@amparo/service/app/implement'
import { bearerOf } from '@amparo/service/app/mount-routes'
import { limitRate } from '@amparo/service/limits/limit-rate'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Policies } from '../policies/create-policies.ts'
import { PERSONAL_FILES_A_MINUTE, sendPersonalPdf } from './personal-pdf.ts'
import { type PolicyDocuments, policyDocumentTypes } from './policy-documents.ts'

type Options = {
  policies: Pick<Policies, 'requireOwn' | 'details'>
  policyDocuments: PolicyDocuments
  proxies?: number
}

const Params = z.object({ id: PolicyId, documentType: z.enum(policyDocumentTypes) })

/** The documents of a policy, for its owner only. Register it, like `pdfFileRoutes`. */
export async function policyPdfRoutes(app: FastifyInstance, { policies, policyDocuments, proxies = 0 }: Options) {
  await limitRate(app, { name: 'policy_pdf', callsAMinute: PERSONAL_FILES_A_MINUTE, proxies })

  app.get(QUOTE_DOCUMENT_PATH, async (request, reply) => {
    const params = Params.safeParse(request.params)
    if (!params.success) return refuse('not_found')
    const { id, documentType } = params.data
    const policy = policies.details(await policies.requireOwn({ bearer: bearerOf(request), refuse }, id))
    const printed = await policyDocuments.print(documentType, policy)
    if (!printed) return refuse('not_found')
    return sendPersonalPdf(reply, printed)
  })
}
