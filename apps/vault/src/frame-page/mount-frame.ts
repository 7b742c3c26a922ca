import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FieldKind } from '@amparo/contract/frame-messages'
import { stackAssets } from '@amparo/service/app/stack-assets'
import { BadSettings } from '@amparo/service/settings/settings'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { framePolicy } from './frame-policy.ts'

const REFUSED_PAGE = '<!doctype html><title>Not available</title><p>This page works inside the portal only.</p>'
const randomId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/))
const YEAR_SECONDS = 31_536_000

/** Serves the built frame. Its parent must be one of our portals: the frame posts to that origin only. */
export async function mountFrame(
  app: FastifyInstance,
  {
    folder,
    sharedAssets,
    portalOrigins,
  }: { folder: string; sharedAssets?: string | undefined; portalOrigins: readonly string[] },
) {
  const page = readPage(folder)
  const built = join(folder, 'assets')
  const Query = z
    .object({
      channel: randomId,
      parent: z.string().check(z.refine((origin) => portalOrigins.includes(origin))),
      theme: z._default(z.enum(['light', 'dark']), 'light'),
      dir: z._default(z.enum(['ltr', 'rtl']), 'ltr'),
      field: z._default(FieldKind, 'card'),
      form: z.optional(randomId),
    })
    // The three fields of a payment card belong to a form; the login page's field stands alone.
    .check(z.refine(({ field, form }) => (field === 'card') === (form === undefined)))

  app.get('/frame', async (request, reply) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    const query = z.safeParse(Query, request.query)
    if (!query.success) return reply.code(400).send(REFUSED_PAGE)

    const { theme, dir } = query.data
    return reply
      .header('content-security-policy', framePolicy(portalOrigins))
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(page.replace('<html', `<html data-theme="${theme}" dir="${dir}"`))
  })

  await app.register(fastifyStatic, {
    root: sharedAssets ? await stackAssets(app, { built, shared: sharedAssets, setting: 'VAULT_ASSETS_DIR' }) : built,
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`),
  })
}

function readPage(folder: string): string {
  try {
    return readFileSync(join(folder, 'frame.html'), 'utf8')
  } catch {
    throw new BadSettings(`the card field in ${folder} is not built: run npm run build`)
  }
}
