import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

export type Service = {
  command?: string[]
  environment?: Record<string, string>
  secrets?: string[]
  networks?: string[]
  ports?: string[]
  healthcheck?: { test: string[] }
  depends_on?: Record<string, { condition: string }>
  network_mode?: string
  restart?: string
}
export type Network = { internal?: boolean; driver_opts?: Record<string, string> }
export type Compose = {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
  networks: Record<string, Network>
}

const composeFile = join(import.meta.dirname, '../compose.yaml')

export function readCompose(): Compose {
  return parse(readFileSync(composeFile, 'utf8'), { merge: true }) as Compose
}

/** The variables of a service, with its secrets in another folder than inside the container. */
export function environmentOf(service: Service, secretFolder: string): Record<string, string> {
  const variables = Object.entries(service.environment ?? {})
  return Object.fromEntries(variables.map(([name, value]) => [name, value.replace('/run/secrets', secretFolder)]))
}
