import { apiSettings } from '@amparo/api/settings'
import { portalSettings } from '@amparo/portal/server/process/portal-settings'
import { ourPrefixes, settingNames } from '@amparo/service/settings/setting-names'
import { telemetrySettings } from '@amparo/service/telemetry/telemetry-settings'
import { vaultSettings } from '@amparo/vault/settings/vault-settings'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { settingsOfGuide } from './settings-of-guide.ts'

const processes = {
  portal: { ...portalSettings, ...telemetrySettings },
  API: { ...apiSettings, ...telemetrySettings },
  vault: { ...vaultSettings, ...telemetrySettings },
} as const
const names = [...new Set(Object.values(processes).flatMap((shape) => Object.keys(shape)))].sort()
/** Read by operator commands only. */
const OF_COMMANDS = ['AMPARO_URL']
/** Names that are not ours alone. */
const COMMON = ['HOST', 'LOG_LEVEL', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_HEADERS', 'PORT']

const rows = settingsOfGuide()

it('every setting is known to every process, and no other name is', () =>
  expect([...settingNames].sort()).toEqual([...names, ...OF_COMMANDS].sort()))

it('a typing mistake in any setting is noticed', () => {
  const unprotected = names.filter((name) => !ourPrefixes.some((prefix) => name.startsWith(prefix)))
  expect(unprotected).toEqual(COMMON)
})

it('docs/operating.md explains every setting of every process, and no others', () => {
  const explained = rows.map(({ name }) => name)
  expect(explained.toSorted()).toEqual([...names, ...OF_COMMANDS].sort())
  for (const { name, process } of rows.filter((row) => !OF_COMMANDS.includes(row.name)))
    expect([name, process]).toEqual([
      name,
      Object.entries(processes)
        .flatMap(([one, shape]) => (name in shape ? one : []))
        .join(', '),
    ])
})

it('docs/operating.md gives the defaults that processes use', () => {
  for (const { name, byDefault } of rows.filter((row) => !OF_COMMANDS.includes(row.name))) {
    const shape = Object.values(processes).find((one) => name in one) as Record<string, z.ZodMiniType>
    const value = z.safeParse(shape[name] as z.ZodMiniType, undefined).data
    const text = value === undefined || (Array.isArray(value) && value.length === 0) ? '' : `\`${value}\``
    expect([name, byDefault]).toEqual([name, text])
  }
})
