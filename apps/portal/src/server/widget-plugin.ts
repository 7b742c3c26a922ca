import type { ContentStore } from '@amparo/content/load-content'
import { CLAIM_WIDGET_PATH } from '@amparo/contract/claim-widget'
import { defaultLocale } from '@amparo/rules/locale/locales'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { CONTENT_ELEMENT } from '../platform/content/given-content.ts'
import { SETTINGS_ELEMENT } from '../platform/settings.ts'
import { packed, sendPacked } from './packed.ts'
import { pageDocument } from './page-document.ts'
import type { WidgetBuild } from './portal-build.ts'
import type { PublicSettings } from './portal-pages.ts'
import { widgetHeaders } from './security-headers.ts'

type Options = {
  build: WidgetBuild
  content: ContentStore
  settings: () => PublicSettings
  uploadOrigins: readonly string[]
  loading: string
  assetFolders: string[]
}

/** Serves the widget and the script with which other sites embed it. Registered in a separate scope, because its headers differ. */
export async function widgetPlugin(app: FastifyInstance, options: Options) {
  const { build, content, settings, uploadOrigins, loading, assetFolders } = options
  const { widgetOrigins = [] } = settings()
  const headers = widgetHeaders({ ...build, origins: widgetOrigins, uploadOrigins })
  app.addHook('onRequest', async (_, reply) => {
    reply.removeHeader('cross-origin-opener-policy').headers(headers)
  })

  const page = () => {
    const contents = {
      shell: content.content(defaultLocale, 'shell'),
      'claim-widget': content.content(defaultLocale, 'claim-widget'),
    }
    return pageDocument(build.template, {
      locale: defaultLocale,
      brand: 'amparo',
      title: contents.shell.brand_neutral,
      rendered: 'shape',
      body: loading,
      data: {
        [CONTENT_ELEMENT]: { locale: defaultLocale, contents },
        [SETTINGS_ELEMENT]: { ...settings(), brand: 'amparo' },
      },
    })
  }

  app.get(CLAIM_WIDGET_PATH, (request, reply) =>
    sendPacked(request, reply.header('content-type', 'text/html; charset=utf-8'), packed(page())),
  )
  const script = packed(build.script)
  app.get('/widget/v1.js', (request, reply) =>
    sendPacked(
      request,
      reply.headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=3600' }),
      script,
    ),
  )
  await app.register(fastifyStatic, {
    root: assetFolders,
    prefix: '/widget/assets/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
  })
}
