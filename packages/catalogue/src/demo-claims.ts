import { fileURLToPath } from 'node:url'
import type * as z from 'zod'
import { DemoClaimsFile, type Happened } from './demo-claim-schema.ts'
import { readFile } from './read-file.ts'

type File = z.output<typeof DemoClaimsFile>
type DemoFile = { document_id: string; file_name: string }

export type DemoClaim = File['cardholders'][number] &
  Omit<File['claims'][number], 'number' | 'countries' | 'sent' | 'history'> & {
    claim_number: string
    sent: DemoFile[]
    history: (Exclude<Happened, { sent: string }> | (Extract<Happened, { sent: string }> & { file_name: string }))[]
  }

/** Claims of invented people with demo cards, in every status; for standalone mode and tests only. */
export function loadDemoClaims(): DemoClaim[] {
  const path = fileURLToPath(new URL('..', import.meta.url))
  const { cardholders, files, claims } = readFile({ path, label: '' }, 'demo-claims.json', DemoClaimsFile)
  const fileOf = (document_id: string) => files[document_id] ?? `${document_id.toLowerCase()}.pdf`

  return cardholders.flatMap((cardholder) =>
    claims
      .filter(({ countries }) => countries.includes(cardholder.country))
      .map(({ number, countries: _, sent, history, ...claim }) => ({
        ...cardholder,
        ...claim,
        claim_number: `${cardholder.country}${number}`,
        sent: sent.map((document_id) => ({ document_id, file_name: fileOf(document_id) })),
        history: history.map((one) => ('sent' in one ? { ...one, file_name: fileOf(one.sent) } : one)),
      })),
  )
}
