import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const flagCodes = [
  'mcu_nam_cp',
  'mcu_ap_general',
  'mcu_mea_general',
  'ap_claim_status_check',
  'global_accessibility_statement',
  'mcu_lpg_v1modal',
  'portal_unavailable',
  'cp_restrict_inputs_purchase_flow',
] as const
export type FlagCode = (typeof flagCodes)[number]

/** The type of a status is not specified (P-X52). `isFlagOn` of `@amparo/rules` decides what each one means. */
const Flag = z.object({ code: z.string(), status: z.nullable(z.union([z.string(), z.boolean()])) })

export const listFeatureFlags = endpoint({
  summary: 'List feature flags',
  method: 'GET',
  path: '/api/feature_flags/v1/',
  audience: 'browser',
  answer: z.array(Flag),
  refusals: [],
})

export const setFeatureFlag = endpoint({
  summary: 'Turn a feature flag on or off',
  method: 'PUT',
  path: '/api/management/v1/feature_flags/:code/',
  audience: 'operator',
  params: z.object({ code: z.string() }),
  body: z.object({ status: z.enum(['on', 'off']) }),
  answer: Flag,
  refusals: ['unknown_flag'],
})
