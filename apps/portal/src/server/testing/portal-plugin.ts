import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadContent } from '@amparo/content/load-content'
import { createApp } from '@amparo/service/app/create-app'
import { createLogger } from '@amparo/service/process/logger'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { portalPlugin } from '../portal-plugin.ts'
import * as renderer from '../render-page.tsx'

export const content = loadContent()
export const html = { accept: 'text/html' }
/** What a test can change while the server runs. */
export const product = { clockOffsetMs: 0, isMaintenance: async () => false, content }
/** The card-entry pages that were rendered, by language and brand. */
export const rendered: string[] = []
let app: FastifyInstance

/** Call once per test file: starts a server of the portal's pages with two assets. */
export function servePortal() {
  const assetFolder = mkdtempSync(join(tmpdir(), 'portal-assets-'))
  beforeAll(async () => {
    writeFileSync(join(assetFolder, 'main-1.js'), 'export {}')
    writeFileSync(join(assetFolder, 'inter-latin-wght-normal-1.woff2'), '')
    app = createApp({ logger: createLogger({ name: 'test', level: 'silent' }) })
    await app.register(portalPlugin, {
      content: {
        languages: content.languages,
        version: () => product.content.version(),
        get: (...asked) => product.content.get(...asked),
        content: (...asked) => product.content.content(...asked),
      },
      isMaintenance: () => product.isMaintenance(),
      uploadOrigins: ['https://uploads.test'],
      productHomes: { lac: 'https://home.example/lac' },
      settings: () => ({
        vaultOrigin: 'https://vault.test',
        cmsBase: '/content',
        space: 'benefits',
        clockOffsetMs: product.clockOffsetMs,
        supportPhone: null,
        cardNetworkUrl: null,
        demo: false,
        widgetOrigins: ['https://partner.example'],
      }),
      build: {
        template: readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8'),
        styleHashes: ["'sha256-abc='"],
        scriptHashes: ["'sha256-def='"],
        assetFolder,
        widget: {
          template: readFileSync(join(import.meta.dirname, '../../../widget.html'), 'utf8'),
          styleHashes: ["'sha256-wst='"],
          scriptHashes: ["'sha256-wsc='"],
          assetFolder,
          script: 'widget()',
        },
        renderer: {
          ...renderer,
          renderLogin(page) {
            rendered.push(`${page.given.locale} ${page.settings.brand}`)
            return renderer.renderLogin(page)
          },
        },
      },
    })
  })
  afterAll(async () => {
    await app.close()
    rmSync(assetFolder, { recursive: true })
  })
}

export const get = (url: string, headers: Record<string, string> = html) => app.inject({ url, headers })
export const listens = () => app.listen({ port: 0 })
