import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '@amparo/service/app/create-app'
import { createLogger } from '@amparo/service/process/logger'
import { expect, it } from 'vitest'
import { apiRoutes } from '../testing/api-routes.ts'
import { mountDocs } from './mount-docs.ts'

const routes = await apiRoutes()

function docsFrom(folder: string) {
  const app = createApp({ logger: createLogger({ name: 'docs', level: 'silent' }) })
  mountDocs(app, routes, folder)
  return app
}

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'amparo-docs-'))
  mkdirSync(join(folder, 'assets'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

it('serves the page and its files under a strict policy', async () => {
  const app = docsFrom(folderWith({ 'docs.html': '<!doctype html>', 'assets/docs-a.css': 'p{}' }))
  const page = await app.inject('/api/docs')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toMatch(
    /default-src 'none'.*script-src 'self';.*trusted-types 'none'/,
  )
  expect((await app.inject('/api/docs/')).statusCode).toBe(200)
  expect((await app.inject('/api/docs/assets/docs-a.css')).headers['content-type']).toBe('text/css; charset=utf-8')
  expect((await app.inject('/api/docs/assets/none.css')).statusCode).toBe(404)
})

it('explains in one line what to do if the page is not built, and still serves the document', async () => {
  const app = docsFrom(folderWith({}))
  const page = await app.inject('/api/docs')
  expect(page.statusCode).toBe(404)
  expect(page.json()).toEqual({
    error_code: 'not_built',
    request_id: page.headers['x-request-id'],
    message: 'this page is not built: npm run build',
  })
  expect((await app.inject('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
})
