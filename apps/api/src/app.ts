import { mountHealth } from '@amparo/service/health'
import { limitRate } from '@amparo/service/limit-rate'
import { mountRoutes } from '@amparo/service/mount-routes'
import { secretGuard } from '@amparo/service/secret-guard'
import type { FastifyInstance } from 'fastify'
import { listBenefitsRoute } from './benefits/list-benefits.ts'
import { signOutRoute } from './cards/sign-out.ts'
import { listClaimDocumentsRoute } from './claims/list-claim-documents.ts'
import { listClaimPagesRoute } from './claims/list-claim-pages.ts'
import { listPageQuestionsRoute } from './claims/list-page-questions.ts'
import { refreshClaimDocumentsRoute } from './claims/refresh-claim-documents.ts'
import { validateBenefitRoute } from './claims/validate-benefit.ts'
import { validateClaimRoute } from './claims/validate-claim.ts'
import { listClaimsRoute } from './claims-register/list-claims.ts'
import { receiveClaimDocumentRoute } from './claims-register/receive-claim-document.ts'
import { requestClaimDocumentRoute } from './claims-register/request-claim-document.ts'
import { setClaimStatusRoute } from './claims-register/set-claim-status.ts'
import { showClaimRoute } from './claims-register/show-claim.ts'
import { getContactRoute } from './contact/get-contact.ts'
import { getCountryRoute } from './countries/get-country.ts'
import { listLanguagesRoute } from './countries/list-languages.ts'
import { mountDocs } from './docs/mount-docs.ts'
import { documentsRoutes } from './documents/documents-routes.ts'
import { reportErrorRoute } from './errors/report-error.ts'
import { listFeatureFlagsRoute } from './feature-flags/list-feature-flags.ts'
import { setFeatureFlagRoute } from './feature-flags/set-feature-flag.ts'
import { getFileStateRoute } from './files/get-file-state.ts'
import { signFileRoute } from './files/sign-file.ts'
import { getLongOperationRoute } from './long-operations/get-long-operation.ts'
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

/** Anybody may make these, and each leaves a line in the log. */
const limitedRoutes = [reportErrorRoute]
const REPORTS_A_MINUTE = 60

/** Each leaves a row, and room in the store is kept for it; a claim has at most 100 documents. */
const fileRoutes = [signFileRoute]
const FILES_A_MINUTE = 120

/** Each costs a message, or is a guess at a code. */
const phoneRoutes = [sendPhoneCodeRoute, validatePhoneCodeRoute]
const PHONE_CALLS_A_MINUTE = 20

export const routes = [...openRoutes, ...limitedRoutes, ...phoneRoutes, ...fileRoutes]

/** Puts the product API on a server; `server.ts` and the standalone product only listen. */
export async function mountApi(
  app: FastifyInstance,
  { services, operatorKey }: { services: Services; operatorKey: string },
) {
  mountHealth(app, services.database)
  mountRoutes(app, { routes: openRoutes, services, guards: { operator: secretGuard(operatorKey) } })
  await app.register(async (limited) => {
    await limitRate(limited, { callsAMinute: REPORTS_A_MINUTE })
    mountRoutes(limited, { routes: limitedRoutes, services })
  })
  await app.register(async (limited) => {
    await limitRate(limited, { callsAMinute: FILES_A_MINUTE })
    mountRoutes(limited, { routes: fileRoutes, services })
  })
  await app.register(async (limited) => {
    await limitRate(limited, { callsAMinute: PHONE_CALLS_A_MINUTE })
    mountRoutes(limited, { routes: phoneRoutes, services })
  })
  mountDocs(app, routes)
  await app.register(documentsRoutes, { documents: services.documents })
  await app.register(embeddedObjectStoreRoutes, { store: services.objectStore, onUpload: services.files.arrived })
}
