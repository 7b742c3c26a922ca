import { join } from 'node:path'
import type { ContentStore } from '@amparo/content/load-content'
import { CLAIM_MAILS_PATH } from '@amparo/rules/claims/claim-mail-link'
import { defaultLocale, isLocale, locales } from '@amparo/rules/locale/locales'
import { type ProductHomes, productHome } from '@amparo/rules/portal/product-home'
import { CONTINUE_PATH, VERIFY_PATH } from '@amparo/rules/portal/public-paths'
import { isWhiteLabel } from '@amparo/rules/portal/white-label'
import { stackAssets } from '@amparo/service/app/stack-assets'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isBenefitsHome } from '../platform/navigation/paths.ts'
import { contentRoute } from './content-route.ts'
import { maintenanceCheck, sendClosed } from './maintenance.ts'
import { sendPacked } from './packed.ts'
import { type PortalBuild, readPortalBuild } from './portal-build.ts'
import { type PageKind, type PublicSettings, portalPages } from './portal-pages.ts'
import { securityHeaders } from './security-headers.ts'
import { widgetPlugin } from './widget-plugin.ts'

export type PortalOptions = {
  /** Called for every page, so the settings may change while the server runs. */
  settings: () => PublicSettings
  content: ContentStore
  /** Whether the flag portal_unavailable is on (portal specification §1). */
  isMaintenance?: () => Promise<boolean>
  /** Where the root of a host with "lac" or "us" in its name redirects to, if anywhere (P-124, P-125). */
  productHomes?: ProductHomes
  /** Other origins that the portal's pages may show in an iframe: that of the claim form, if it is not the portal's own widget. */
  frameOrigins?: readonly string[]
  /** Where browsers send files, if that is another origin than the portal's own. */
  uploadOrigins?: readonly string[]
  distFolder?: string
  /** A folder with the assets of other versions, which all replicas share. */
  sharedAssets?: string
  build?: PortalBuild
}

/** Serves pages, assets and content. Register it last, because it answers every path that nothing else does. */
export async function portalPlugin(app: FastifyInstance, options: PortalOptions) {
  const { settings, content, distFolder, build, isMaintenance, frameOrigins, sharedAssets } = options
  const { uploadOrigins = [], productHomes = {} } = options
  const isClosed = maintenanceCheck(isMaintenance, app.log)
  const built = build ?? (await readPortalBuild(distFolder))
  const { page, renderCardEntry } = portalPages({ build: built, content, settings })
  const headers = securityHeaders({
    ...built,
    vaultOrigin: settings().vaultOrigin,
    uploadOrigins,
    ...(frameOrigins && { frameOrigins }),
  })

  const foldersOf = async (kind: string, folder: string) =>
    sharedAssets === undefined
      ? [folder]
      : stackAssets(app, { built: folder, shared: join(sharedAssets, kind), setting: 'PORTAL_ASSETS_DIR' })

  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers)
  })

  const send = (kind: PageKind) => async (request: FastifyRequest, reply: FastifyReply) => {
    const brand = isWhiteLabel({ host: request.host, isBrandAgnostic: false }) ? 'neutral' : 'amparo'
    const locale = request.url.split(/[/?]/).find(isLocale) ?? defaultLocale
    reply.header('content-type', 'text/html; charset=utf-8')
    // A query string may contain personal data, so no cache may store the address.
    if (request.url.includes('?')) reply.header('cache-control', 'no-store')
    if (await isClosed()) return sendClosed(reply, page('maintenance', { locale, brand }))
    const home = isRoot(request) ? productHome(request.host, productHomes) : null
    if (home) return reply.header('cache-control', 'no-store').redirect(home)
    const shown = kind === 'shell' && isBenefitsHome(request.url.replace(/\?.*/, '')) ? 'home' : kind
    return sendPacked(request, reply, page(shown, { locale, brand }))
  }

  app.addHook('onListen', async () => {
    // Only logged: the page is rendered when it is asked for, and the error then reaches that request.
    renderCardEntry().catch((error) => app.log.error({ err: error }, 'card entry could not be rendered'))
  })
  contentRoute(app, content)
  await app.register(widgetPlugin, {
    build: built.widget,
    content,
    settings,
    uploadOrigins,
    loading: built.renderer.renderWidgetLoading(),
    assetFolders: await foldersOf('widget', built.widget.assetFolder),
  })
  await app.register(fastifyStatic, {
    root: await foldersOf('pages', built.assetFolder),
    prefix: '/assets/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
  })
  const cardEntry = ['/', '/login', ...locales.map((locale) => `/${locale}/login`)]
  for (const path of cardEntry) app.get(path, send('login'))
  // People come here with the code of a letter, of a claim on another device or of a mail: nothing of it is to be stored or found by a search.
  const withCodes = [VERIFY_PATH, CONTINUE_PATH, CLAIM_MAILS_PATH].flatMap((page) => [
    page,
    ...locales.map((locale) => `/${locale}${page}`),
  ])
  for (const path of withCodes)
    app.get(path, async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      return send('shell')(request, reply)
    })
  app.get('/*', (request, reply) => (isPage(request) ? send('shell')(request, reply) : reply.callNotFound()))
}

/** Every path that a browser opens gets a page, and the router in the page decides what it shows. */
function isPage({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}

/** The root without `?logout`: a logout must reach the page even where the root redirects. */
function isRoot({ url }: FastifyRequest): boolean {
  const [path, query] = url.split('?')
  return path === '/' && !new URLSearchParams(query).has('logout')
}
