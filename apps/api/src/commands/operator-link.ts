import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Env = Record<string, string | undefined>

/** The running server's management API: at AMPARO_URL or on this machine, with OPERATOR_KEY or the key next to the data. */
export function operatorLink(env: Env): { origin: string; headers: Record<string, string> } {
  const origin = env.AMPARO_URL ?? `http://localhost:${env.PORT ?? 4000}`
  return { origin, headers: { authorization: `Bearer ${env.OPERATOR_KEY ?? keyNextToData(env)}` } }
}

function keyNextToData(env: Env): string {
  const file = join(env.AMPARO_DATA ?? './data', 'operator.key')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}
