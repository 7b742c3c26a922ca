import type { FastifyReply } from 'fastify'

/** Each file is printed again. */
export const PERSONAL_FILES_A_MINUTE = 20

/** Sends a PDF that is for one person only, to be saved under a name. No cache keeps it, and no page can show it inside itself. */
export function sendPersonalPdf(reply: FastifyReply, { name, file }: { name: string; file: Buffer }) {
  return reply
    .headers({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'content-disposition': `attachment; filename="${name}"`,
    })
    .send(file)
}
