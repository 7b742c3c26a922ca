import { isFlagCode } from '@amparo/api/feature-flags/feature-flag-repository'
import type { OutboxEntry } from '@amparo/api/platform/mail/outbox'
import type { Services } from '@amparo/api/services'
import type { DemoClaim } from '@amparo/catalogue/demo/demo-claims'
import { flagCodes } from '@amparo/contract/feature-flags'
import { cardDigits } from '@amparo/rules/card/card-number'
import { isFlagOn } from '@amparo/rules/portal/flag-status'
import { implementFor } from '@amparo/service/implement'
import * as contract from './dev-contract.ts'
import { listedClaims } from './listed-claims.ts'
import type { MovableClock } from './movable-clock.ts'

export type DevServices = {
  services: Pick<Services, 'catalogue' | 'claimForms' | 'featureFlags'>
  outbox: { list(limit: number): Promise<OutboxEntry[]> }
  clock: MovableClock
  demoCards: readonly contract.DemoCard[]
  demoClaims: readonly DemoClaim[]
  portalOrigin: string
  whiteLabelOrigin: string
  createDemoToken(number: string): Promise<string>
}

const MOST_MESSAGES = 100
const implement = implementFor<DevServices>()

export const devRoutes = [
  implement(contract.listDemoCards, async (_, { demoCards }) => [...demoCards]),

  implement(contract.listDemoClaims, async (_, { demoClaims, services }) => listedClaims(demoClaims, services)),

  // A real number must not become a token here: the vault's frame is the only place where one may be typed.
  implement(contract.createDemoToken, async ({ body, refuse }, { demoCards, createDemoToken }) => {
    const digits = cardDigits(body.number)
    const card = demoCards.find(({ number }) => cardDigits(number) === digits)
    return card ? { pan_token: await createDemoToken(card.number) } : refuse('not_a_demo_card')
  }),

  implement(contract.listFlags, async (_, { services }) => {
    const stored = await services.featureFlags.list()
    return flagCodes.map((code) => flag(code, stored.find((one) => one.code === code)?.status))
  }),
  implement(contract.setFlag, async ({ params, body, refuse }, { services }) => {
    if (!isFlagCode(params.code)) return refuse('unknown_flag')
    const { code, status } = await services.featureFlags.set(params.code, body.status)
    return flag(code, status)
  }),

  implement(contract.readClock, async (_, { clock }) => clockState(clock)),
  implement(contract.moveClock, async ({ body }, { clock }) => {
    if (body.to === null) clock.backToNow()
    else clock.moveTo(new Date(body.to))
    return clockState(clock)
  }),

  implement(contract.listOutbox, async (_, { outbox }) => {
    const entries = await outbox.list(MOST_MESSAGES)
    return entries.map(({ sent_at, ...entry }) => ({ ...entry, sent_at: new Date(sent_at).toISOString() }))
  }),

  implement(contract.listPlaces, async (_, { services, portalOrigin, whiteLabelOrigin }) => ({
    countries: [...services.catalogue.countries.values()].map(({ code, languages }) => ({ code, languages })),
    portal_origin: portalOrigin,
    white_label_origin: whiteLabelOrigin,
  })),
]

const flag = (code: string, status: unknown) => ({
  code,
  status: isFlagOn(status) ? ('on' as const) : ('off' as const),
})

function clockState(clock: MovableClock) {
  return { now: clock.now().toISOString(), offset_ms: clock.offsetMs }
}
