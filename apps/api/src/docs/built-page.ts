import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Allows only its own files and calls, no HTML from strings, and no frame around it. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

type Page = { path: string; folder: string; page: string }

/** Serves a small page for developers that Vite has built: `path` the page itself, `path/assets/` its files. */
export function mountBuiltPage(app: FastifyInstance, { path, folder, page }: Page) {
  if (!existsSync(join(folder, page))) {
    app.get(path, (request, reply) =>
      reply
        .code(404)
        .header('cache-control', 'no-store')
        .send({ error_code: 'not_built', request_id: request.id, message: 'this page is not built: npm run build' }),
    )
    return
  }

  const html = readFileSync(join(folder, page), 'utf8')
  const files = readFiles(join(folder, 'assets'))
  app.get(path, (_, reply) => reply.headers(HEADERS).type('text/html; charset=utf-8').send(html))
  app.get<{ Params: { file: string } }>(`${path}/assets/:file`, (request, reply) => {
    const file = files.get(request.params.file)
    if (!file) return reply.callNotFound()
    return reply.headers(HEADERS).type(file.type).send(file.bytes)
  })
}

/** Read at the start: they are few and small, and no name from outside is ever used as a path. */
function readFiles(folder: string): Map<string, { type: string; bytes: Buffer }> {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return new Map(
    names.map((name) => [
      name,
      { type: TYPES[extname(name)] ?? 'application/octet-stream', bytes: readFileSync(join(folder, name)) },
    ]),
  )
}
