import { CLAIM_MAILS_PATH } from '@amparo/rules/claims/claim-mail-link'
import { CONTINUE_PATH, VERIFY_PATH } from '@amparo/rules/portal/public-paths'
import type { RouteObject } from 'react-router'
import { PLAYGROUND_PATH } from '../../features/claims/playground/playground-path.ts'
import { loadPage } from '../../platform/loading/load-page.ts'
import { PRIVACY_PATH, paths } from '../../platform/navigation/paths.ts'
import type { AppParts } from '../../session/app-parts.ts'
import { guardLoader } from './guard-loader.ts'
import { onlyWithFlag, publicPage, withFlags } from './public-page.ts'

const terms = loadPage(() => import('../../features/content-pages/terms-page.tsx'))
const privacy = loadPage(() => import('../../features/content-pages/privacy-page.tsx'))
const accessibility = loadPage(() => import('../../features/content-pages/accessibility-page.tsx'))
const campaign = loadPage(() => import('../../features/campaign/campaign-page.tsx'))
const preview = loadPage(() => import('../../features/claims/preview/preview-page.tsx'))
const playground = loadPage(() => import('../../features/claims/playground/playground-page.tsx'))
const returnToNetwork = loadPage(() => import('../../features/return-to-network/return-to-network-page.tsx'))
const claimMails = loadPage(() => import('../../features/claim-mails/claim-mails-page.tsx'))
const continueClaim = loadPage(() => import('../../features/continue-claim/continue-page.tsx'))
const verify = loadPage(() => import('../../features/verify-letter/verify-page.tsx'))

const STATEMENT = 'global_accessibility_statement'

/** Text pages, with and without a country, and other pages that need no card (portal specification §2.2). */
export function publicRoutes(app: AppParts): RouteObject[] {
  const guard = guardLoader(app)
  const language = '/:languageCode?'
  const scope = '/:countryCode/:languageCode'

  return [
    { path: language + paths.terms, loader: publicPage, lazy: terms },
    { path: language + PRIVACY_PATH, loader: publicPage, lazy: privacy },
    { path: language + paths.accessibility, loader: onlyWithFlag(app, STATEMENT, publicPage), lazy: accessibility },
    { path: scope + paths.terms, loader: guard, lazy: terms },
    { path: scope + PRIVACY_PATH, loader: guard, lazy: privacy },
    { path: scope + paths.accessibility, loader: onlyWithFlag(app, STATEMENT, guard), lazy: accessibility },
    { path: `${language}${paths.campaign}/:urlSlug`, loader: withFlags(app, publicPage), lazy: campaign },
    { path: `${language}${paths.previewClaim}/:benefitCode?`, loader: publicPage, lazy: preview },
    { path: `${scope}${paths.previewClaim}/:benefitCode?`, loader: guard, lazy: preview },
    { path: language + CLAIM_MAILS_PATH, loader: publicPage, lazy: claimMails },
    { path: language + VERIFY_PATH, loader: publicPage, lazy: verify },
    { path: language + CONTINUE_PATH, loader: publicPage, lazy: continueClaim },
    { path: paths.returnToCardNetwork, loader: publicPage, lazy: returnToNetwork },
    // For form authors, in the standalone product only.
    ...(app.platform.settings.demo ? [{ path: PLAYGROUND_PATH + language, loader: publicPage, lazy: playground }] : []),
  ]
}
