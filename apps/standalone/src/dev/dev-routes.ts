import type { ClaimForms } from '@amparo/api/claim-forms/create-claim-forms'
import type { FeatureFlags } from '@amparo/api/feature-flags/create-feature-flags'
import { isFlagCode } from '@amparo/api/feature-flags/feature-flag-repository'
import type { Outbox } from '@amparo/api/platform/mail/outbox'
import type { Catalogue } from '@amparo/catalogue/catalogue'
import type { DemoClaim } from '@amparo/catalogue/demo/demo-claims'
import { flagCodes } from '@amparo/contract/feature-flags'
import { cardDigits } from '@amparo/rules/card/card-number'
import { isFlagOn } from '@amparo/rules/portal/flag-status'
import { implement } from '@amparo/service/app/implement'
import { demoPeopleRoutes, type PeopleParts } from './demo-people.ts'
import * as contract from './dev-contract.ts'
import { listedClaims } from './listed-claims.ts'
import type { MovableClock } from './movable-clock.ts'
import type { createMoveClock } from './move-clock.ts'

export type DevParts = PeopleParts & {
  catalogue: Catalogue
  featureFlags: FeatureFlags
  claimForms: ClaimForms['forms']
  outbox: Pick<Outbox, 'list' | 'find' | 'findAttachment'>
  clock: MovableClock
  moveClock: ReturnType<typeof createMoveClock>
  demoCards: readonly contract.DemoCard[]
  demoClaims: readonly DemoClaim[]
  portalOrigin: string
  whiteLabelOrigin: string
  createDemoToken(number: string): Promise<string>
}

const MOST_MESSAGES = 100

export function devRoutes(parts: DevParts) {
  const { catalogue, featureFlags, outbox, clock, demoCards, demoClaims, portalOrigin, whiteLabelOrigin } = parts
  return [
    implement(contract.listDemoCards, async () => [...demoCards]),

    implement(contract.listDemoClaims, async () => listedClaims(demoClaims, { catalogue, featureFlags })),

    ...demoPeopleRoutes(parts),

    // Demo cards only: the vault's frame is the only place where somebody may type a real number.
    implement(contract.createDemoToken, async ({ body, refuse }) => {
      const digits = cardDigits(body.number)
      const card = demoCards.find(({ number }) => cardDigits(number) === digits)
      return card ? { pan_token: await parts.createDemoToken(card.number) } : refuse('not_a_demo_card')
    }),

    implement(contract.listFlags, async () => {
      const stored = await featureFlags.list()
      return flagCodes.map((code) => flag(code, stored.find((one) => one.code === code)?.status))
    }),
    implement(contract.setFlag, async ({ params, body, refuse }) => {
      if (!isFlagCode(params.code)) return refuse('unknown_flag')
      const { code, status } = await featureFlags.set(params.code, body.status, 'developer')
      return flag(code, status)
    }),

    implement(contract.readClock, async () => clockState(clock)),
    implement(contract.moveClock, async ({ body }) => {
      await parts.moveClock(body.to === null ? null : new Date(body.to))
      return clockState(clock)
    }),

    implement(contract.listOutbox, async () => {
      const entries = await outbox.list(MOST_MESSAGES)
      return entries.map(({ sent_at, html, attachments, ...entry }) => ({
        ...entry,
        has_html: html !== null,
        attachments: attachments.map(({ filename }) => filename),
        sent_at: new Date(sent_at).toISOString(),
      }))
    }),

    implement(contract.listPlaces, async () => ({
      countries: [...catalogue.countries.values()].map(({ code, languages }) => ({ code, languages })),
      portal_origin: portalOrigin,
      white_label_origin: whiteLabelOrigin,
    })),
  ]
}

const flag = (code: string, status: unknown) => ({
  code,
  status: isFlagOn(status) ? ('on' as const) : ('off' as const),
})

function clockState(clock: MovableClock) {
  return { now: clock.now().toISOString(), offset_ms: clock.offsetMs }
}
