import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Endpoint } from '@amparo/contract/endpoint'

const folder = dirname(fileURLToPath(import.meta.resolve('@amparo/contract/endpoint')))

/** Every endpoint in the contract, whether or not it is implemented. */
export async function contractEndpoints(): Promise<Endpoint[]> {
  const files = globSync('*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<object>))
  return modules.flatMap((module) => Object.values(module)).filter(isEndpoint)
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'audience' in value
}
