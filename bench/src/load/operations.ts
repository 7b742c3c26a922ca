import { listBenefits } from '@amparo/contract/benefits'
import { pathWith } from '@amparo/contract/call'
import { listClaimPages, listPageQuestions } from '@amparo/contract/claim-forms'
import { checkClaimStatus } from '@amparo/contract/claim-status'
import type { Endpoint } from '@amparo/contract/endpoint'
import { createQuote } from '@amparo/contract/new-quotes'
import { authenticate } from '@amparo/contract/sign-in'
import { submitClaim } from '@amparo/contract/submission'
import { createToken } from '@amparo/contract/vault'
import { rawRequest } from '../requests/take-turns.ts'
import type { Ask } from './client.ts'
import type { World } from './world.ts'

/** What a hundred arrivals do, besides a few quotes. */
export const mix = { login: 30, benefits: 40, pages: 20, submit: 5, status: 5, quote: 3 } as const
export type Kind = keyof typeof mix

type Servers = { api: Ask; vault: Ask }
/** One arrival: it makes its calls one after the other. `timed` is around each call. */
type Operation = (place: number, servers: Servers) => Promise<void>

const holder = { first_name: 'Dana', last_name: 'Quill', birthdate: '1986-04-12', gender: 'F' }
const home = { line_1_address: '12 Harbor Street', municipality_name: 'Columbus', state: 'OH', postal_code: '43215' }

export function operationsIn(world: World): Record<Kind, Operation> {
  const { tokens, today, claims, cards, questionPages, submit } = world
  const context = { language_code: 'en_US', today }
  const one = <T>(of: readonly T[], place: number) => of[place % of.length] as T
  const post = (place: number, { path }: Endpoint, body: object, headers: Record<string, string> = {}) =>
    rawRequest({ host: 'load', path, headers: { 'x-forwarded-for': one(world.addresses, place), ...headers }, body })
  const get = (place: number, path: string, query: Record<string, string>) =>
    `GET ${path}?${new URLSearchParams(query)} HTTP/1.1\r\nhost: load\r\nx-forwarded-for: ${one(world.addresses, place)}\r\n\r\n`
  const benefits = (place: number, pan_token: string) => post(place, listBenefits, { ...context, pan_token })
  const found = (answer: string, key: string) => new RegExp(`"${key}":"([^"]+)"`).exec(answer)?.[1] ?? ''

  return {
    async login(place, { api, vault }) {
      const body = { card_number: one(cards, place) }
      const answer = await vault(post(place, createToken, body, { origin: world.vaultOrigin }))
      await api(benefits(place, found(answer, 'pan_token')))
    },
    async benefits(place, { api }) {
      await api(benefits(place, one(tokens, place)))
    },
    async pages(place, { api }) {
      const query = { ...context, pan_token: one(tokens, place) }
      const pageKey = one(questionPages, place)
      const path =
        place % 4 === 0
          ? pathWith(listClaimPages.path, { code: 'CDW' })
          : pathWith(listPageQuestions.path, { code: 'CDW', pageKey })
      await api(get(place, path, query))
    },
    async submit(place, { api }) {
      const at = world.firstSubmit + place
      const body = submit.body
        .replace(submit.tokenMarker, one(tokens, at))
        .replace(submit.dayMarker, one(submit.days, Math.floor(at / tokens.length)))
      await api(post(place, submitClaim, JSON.parse(body)))
    },
    async status(place, { api }) {
      const { claim_number, postal_code } = one(claims, place)
      await api(post(place, checkClaimStatus, { claim_number, postal_code, country: 'USA', language_code: 'en_US' }))
    },
    async quote(place, { api }) {
      const email = `load${place}@mail.example`
      const session = found(await api(post(place, authenticate, { email })), 'guest_session_token')
      const body = { email, policy_holder: holder, address: home }
      await api(post(place, createQuote, body, { authorization: `Bearer ${session}` }))
    },
  }
}
