import { expect, it } from 'vitest'
import { importProblem } from './import-problem.ts'

const FORBIDDEN: [from: string, to: string][] = [
  ['packages/rules/src/a.ts', 'packages/contract/src/b.ts'],
  ['packages/database/src/a.ts', 'packages/rules/src/b.ts'],
  ['packages/contract/src/a.ts', 'packages/content/src/b.ts'],
  ['packages/contract/src/a.ts', 'packages/service/src/b.ts'],
  ['packages/content/src/a.ts', 'packages/catalogue/src/b.ts'],
  ['packages/catalogue/src/a.ts', 'packages/content/src/b.ts'],
  ['packages/card-field/src/a.ts', 'packages/content/src/b.ts'],
  ['packages/form-engine/src/a.ts', 'packages/card-field/src/b.ts'],
  ['packages/service/src/a.ts', 'packages/database/src/b.ts'],
  ['packages/rules/src/a.ts', 'apps/api/src/b.ts'],
  ['apps/vault/src/a.ts', 'packages/content/src/b.ts'],
  ['apps/vault/src/a.ts', 'packages/catalogue/src/b.ts'],
  ['apps/vault/src/a.ts', 'apps/api/src/b.ts'],
  ['apps/api/src/a.ts', 'apps/vault/src/b.ts'],
  ['apps/api/src/a.ts', 'apps/portal/src/b.ts'],
  ['apps/api/src/a.ts', 'apps/standalone/src/b.ts'],
  ['apps/portal/src/a.ts', 'apps/api/src/b.ts'],
  ['apps/portal/src/a.ts', 'packages/database/src/b.ts'],
  ['apps/standalone/src/a.ts', 'apps/vault/src/b.ts'],
  ['e2e/src/a.ts', 'apps/vault/src/b.ts'],
  ['bench/src/a.ts', 'apps/vault/src/b.ts'],
  ['chaos/src/a.ts', 'apps/vault/src/b.ts'],
  ['chaos/src/a.ts', 'bench/src/b.ts'],
  ['scripts/a.ts', 'apps/vault/src/b.ts'],
  ['packages/rules/src/a.ts', 'scripts/build.ts'],
  ['apps/portal/src/ui/a.tsx', 'apps/portal/src/session/b.ts'],
  ['apps/portal/src/ui/a.tsx', 'apps/portal/src/features/login/b.ts'],
  ['apps/portal/src/ui/a.tsx', 'apps/portal/src/shell/b.ts'],
  ['apps/portal/src/platform/a.ts', 'apps/portal/src/session/b.ts'],
  ['apps/portal/src/platform/a.ts', 'apps/portal/src/features/login/b.ts'],
  ['apps/portal/src/session/a.ts', 'apps/portal/src/features/login/b.ts'],
  ['apps/portal/src/session/a.ts', 'apps/portal/src/shell/b.ts'],
  ['apps/portal/src/features/login/a.ts', 'apps/portal/src/shell/b.ts'],
  ['apps/portal/src/features/login/a.ts', 'apps/portal/src/features/benefits/b.ts'],
  ['apps/portal/src/features/login/queries/a.ts', 'apps/portal/src/features/benefits/queries/b.ts'],
  ['apps/portal/src/shell/a.ts', 'apps/portal/src/entry-client.tsx'],
  // Not the area's public file.
  ['apps/api/src/claim-forms/a.ts', 'apps/api/src/benefits/card-verdict.ts'],
  ['apps/api/src/create-areas.ts', 'apps/api/src/benefits/card-verdict.ts'],
  // Upwards.
  ['apps/api/src/cards/a.ts', 'apps/api/src/benefits/create-benefits.ts'],
  ['apps/api/src/files/a.ts', 'apps/api/src/claim-register/create-claim-register.ts'],
  ['apps/api/src/platform/a.ts', 'apps/api/src/cards/create-cards.ts'],
  ['apps/api/src/platform/jobs/a.ts', 'apps/api/src/settings.ts'],
  ['apps/api/src/cards/a.ts', 'apps/api/src/assemble.ts'],
  // Not an area that is assembled.
  ['apps/api/src/cards/a.ts', 'apps/api/src/docs/openapi.ts'],
  ['apps/api/src/parcels/a.ts', 'apps/api/src/cards/create-cards.ts'],
]

const ALLOWED: [from: string, to: string][] = [
  ['packages/contract/src/a.ts', 'packages/rules/src/b.ts'],
  ['packages/rules/src/a.ts', 'packages/rules/src/b.ts'],
  ['apps/vault/src/a.ts', 'packages/service/src/b.ts'],
  ['apps/vault/src/a.ts', 'scripts/require-node.ts'],
  ['apps/standalone/src/a.ts', 'scripts/build.ts'],
  ['apps/standalone/src/a.ts', 'apps/api/src/app.ts'],
  ['bench/src/a.ts', 'e2e/src/find-chromium.ts'],
  ['bench/src/a.ts', 'chaos/src/postgres-scene.ts'],
  ['apps/portal/src/shell/a.tsx', 'apps/portal/src/features/login/b.tsx'],
  ['apps/portal/src/entry-client.tsx', 'apps/portal/src/shell/b.tsx'],
  ['apps/portal/src/features/login/a.tsx', 'apps/portal/src/features/login/components/b.tsx'],
  ['apps/portal/src/features/login/a.tsx', 'apps/portal/src/ui/b.tsx'],
  ['apps/portal/src/session/a.ts', 'apps/portal/src/platform/b.ts'],
  ['apps/api/src/create-areas.ts', 'apps/api/src/benefits/create-benefits.ts'],
  ['apps/api/src/app.ts', 'apps/api/src/docs/mount-docs.ts'],
  ['apps/api/src/app.ts', 'apps/api/src/assemble.ts'],
  ['apps/api/src/benefits/a.ts', 'apps/api/src/platform/jobs/jobs.ts'],
  ['apps/api/src/benefits/a.ts', 'apps/api/src/cards/create-cards.ts'],
  ['apps/api/src/pdf/content/a.ts', 'apps/api/src/pdf/print/b.ts'],
  ['apps/api/src/operator/a.ts', 'apps/api/src/payment-form/create-payment-form.ts'],
  ['apps/api/src/commands/a.ts', 'apps/api/src/claim-forms/load-claim-texts.ts'],
  ['apps/api/src/benefits/a.test.ts', 'apps/api/src/claim-status/b.ts'],
  ['apps/api/src/testing/a.ts', 'apps/api/src/claim-status/b.ts'],
]

it.each(FORBIDDEN)('refuses that %s imports %s', (from, to) => {
  expect(importProblem(from, to)).toEqual(expect.any(String))
})

it.each(ALLOWED)('lets %s import %s', (from, to) => {
  expect(importProblem(from, to)).toBeNull()
})
