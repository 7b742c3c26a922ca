import { LETTER_PDF_PATH, PrintLetter } from '@amparo/contract/letters'
import { Refused } from '@amparo/service/app/refused'
import { limitRate } from '@amparo/service/limits/limit-rate'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { PERSONAL_FILES_A_MINUTE, sendPersonalPdf } from './personal-pdf.ts'

type Printing = { portal: string; log: FastifyBaseLogger }
type Options = { print: (letter: PrintLetter, printing: Printing) => Promise<Buffer>; proxies?: number }

/** A letter as a file, printed from what the browser sends and stored nowhere. Register it, like `pdfFileRoutes`. */
export async function letterPdfRoutes(app: FastifyInstance, { print, proxies = 0 }: Options) {
  await limitRate(app, { name: 'letter_pdf', callsAMinute: PERSONAL_FILES_A_MINUTE, proxies })

  app.post(LETTER_PDF_PATH, async (request, reply) => {
    const body = PrintLetter.safeParse(request.body)
    // The code leads to the site on which the letter is made, white label or not. Browsers set this header, pages cannot.
    const portal = request.headers.origin ?? ''
    if (!body.success || !/^https?:\/\/[\w.:[\]-]+$/.test(portal)) throw new Refused('invalid_request')
    const file = await print(body.data, { portal, log: request.log })
    const name = `${body.data.kind}-${body.data.ticket}.pdf`
    return sendPersonalPdf(reply, { name, file })
  })
}
