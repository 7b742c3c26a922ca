import { mountHealth } from '@amparo/service/health'
import { limitRate } from '@amparo/service/limit-rate'
import { mountRoutes } from '@amparo/service/mount-routes'
import { secretGuard } from '@amparo/service/secret-guard'
import type { FastifyInstance } from 'fastify'
import { listBenefitsRoute } from './benefits/list-benefits.ts'
import { signOutRoute } from './cards/sign-out.ts'
import { listClaimDocumentsRoute } from './claim-documents/list-claim-documents.ts'
import { refreshClaimDocumentsRoute } from './claim-documents/refresh-claim-documents.ts'
import { listClaimPagesRoute } from './claim-forms/list-claim-pages.ts'
import { listPageQuestionsRoute } from './claim-forms/list-page-questions.ts'
import { validateBenefitRoute } from './claim-forms/validate-benefit.ts'
import { validateClaimRoute } from './claim-forms/validate-claim.ts'
import { checkClaimStatusRoute } from './claim-status/check-claim-status.ts'
import { uploadClaimDocumentsRoute } from './claim-status/upload-claim-documents.ts'
import { getContactRoute } from './contact/get-contact.ts'
import { getCountryRoute } from './countries/get-country.ts'
import { listLanguagesRoute } from './countries/list-languages.ts'
import { mountDocs } from './docs/mount-docs.ts'
import { reportErrorRoute } from './errors/report-error.ts'
import { listFeatureFlagsRoute } from './feature-flags/list-feature-flags.ts'
import { setFeatureFlagRoute } from './feature-flags/set-feature-flag.ts'
import { getFileStateRoute } from './files/get-file-state.ts'
import { signFileRoute } from './files/sign-file.ts'
import { getLongOperationRoute } from './long-operations/get-long-operation.ts'
import { listClaimsRoute } from './operator/list-claims.ts'
import { receiveClaimDocumentRoute } from './operator/receive-claim-document.ts'
import { requestClaimDocumentRoute } from './operator/request-claim-document.ts'
import { setClaimStatusRoute } from './operator/set-claim-status.ts'
import { showClaimRoute } from './operator/show-claim.ts'
import { submitOnlinePaymentRoute } from './payment-form/submit-online-payment.ts'
import { documentsRoutes } from './pdf/pdf-file-routes.ts'
import { receiptFileRoutes } from './pdf/receipt-pdf-routes.ts'
import { sendPhoneCodeRoute } from './phone-verification/send-phone-code.ts'
import { validatePhoneCodeRoute } from './phone-verification/validate-phone-code.ts'
import { embeddedObjectStoreRoutes } from './platform/object-store/embedded-object-store-routes.ts'
import type { Services } from './services.ts'
import { getClaimReceiptRoute } from './submission/get-claim-receipt.ts'
import { submitClaimRoute } from './submission/submit-claim.ts'
import { listVehicleMakesRoute } from './vehicles/list-vehicle-makes.ts'
import { listVehicleModelsRoute } from './vehicles/list-vehicle-models.ts'

const openRoutes = [
  listBenefitsRoute,
  signOutRoute,
  listFeatureFlagsRoute,
  setFeatureFlagRoute,
  getCountryRoute,
  getContactRoute,
  listLanguagesRoute,
  listClaimPagesRoute,
  listPageQuestionsRoute,
  validateClaimRoute,
  validateBenefitRoute,
  listVehicleMakesRoute,
  listVehicleModelsRoute,
  getFileStateRoute,
  listClaimDocumentsRoute,
  refreshClaimDocumentsRoute,
  submitClaimRoute,
  getLongOperationRoute,
  getClaimReceiptRoute,
  listClaimsRoute,
  showClaimRoute,
  setClaimStatusRoute,
  requestClaimDocumentRoute,
  receiveClaimDocumentRoute,
]

/** What an address may do only so often in a minute. */
const limited = [
  // Anybody may make these, and each leaves a line in the log.
  { callsAMinute: 60, routes: [reportErrorRoute] },
  // Each leaves a row, and room in the store is kept for it; a claim has at most 100 documents.
  { callsAMinute: 120, routes: [signFileRoute] },
  // Each costs a message, or is a guess at a code.
  { callsAMinute: 20, routes: [sendPhoneCodeRoute, validatePhoneCodeRoute] },
  // Each is a guess at a claim, or leaves rows. Wrong guesses are counted on their own, in every replica.
  { callsAMinute: 60, routes: [checkClaimStatusRoute, uploadClaimDocumentsRoute, submitOnlinePaymentRoute] },
]

export const routes = [...openRoutes, ...limited.flatMap((group) => group.routes)]

/** Puts the product API on a server; `server.ts` and the standalone product only listen. */
export async function mountApi(
  app: FastifyInstance,
  { services, operatorKey, proxies = 0 }: { services: Services; operatorKey: string; proxies?: number },
) {
  mountHealth(app, services.database)
  mountRoutes(app, { routes: openRoutes, services, guards: { operator: secretGuard(operatorKey) }, proxies })
  for (const { callsAMinute, routes } of limited)
    await app.register(async (calls) => {
      await limitRate(calls, { callsAMinute, proxies })
      mountRoutes(calls, { routes, services, proxies })
    })
  mountDocs(app, routes)
  await app.register(documentsRoutes, { documents: services.documents, proxies })
  const receipt = (id: string) => services.claims.receipt(services.longOperations.hashOf(id))
  await app.register(receiptFileRoutes, { receipt, receiptFiles: services.receiptFiles, proxies })
  await app.register(embeddedObjectStoreRoutes, { store: services.objectStore, onUpload: services.files.arrived })
}
