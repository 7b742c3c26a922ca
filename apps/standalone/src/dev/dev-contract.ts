import { endpoint } from '@amparo/contract/endpoint'
import { CountryCode, LocaleCode, PanToken } from '@amparo/contract/primitives'
import * as z from 'zod/mini'

/** The calls of the developer tools; they are not part of the product's API. */
const path = <Rest extends string>(rest: Rest) => `/dev/api/${rest}` as const

const DemoCard = z.object({
  number: z.string(),
  name: z.string(),
  country: CountryCode,
  language: LocaleCode,
  shows: z.string(),
})
export type DemoCard = z.output<typeof DemoCard>

const DemoClaim = z.object({
  claim_number: z.string(),
  country: CountryCode,
  language: LocaleCode,
  /** What the status check asks for besides the number. */
  proof: z.nullable(z.object({ kind: z.enum(['postal_code', 'surname']), value: z.string() })),
  card: z.string(),
  status: z.string(),
  shows: z.string(),
})
export type DemoClaim = z.output<typeof DemoClaim>

const DemoPerson = z.object({
  name: z.string(),
  email: z.string(),
  state: z.string(),
  shows: z.enum(['quote', 'issued', 'active', 'overdue']),
  number: z.nullable(z.string()),
  status: z.string(),
})
export type DemoPerson = z.output<typeof DemoPerson>

const Flag = z.object({ code: z.string(), status: z.enum(['on', 'off']) })

const ClockState = z.object({ now: z.iso.datetime(), offset_ms: z.int() })
export type ClockState = z.output<typeof ClockState>

const Message = z.object({
  id: z.string(),
  kind: z.enum(['mail', 'sms', 'call']),
  recipient: z.string(),
  subject: z.nullable(z.string()),
  text: z.string(),
  tag: z.nullable(z.string()),
  sent_at: z.iso.datetime(),
  has_html: z.boolean(),
  /** The names of the files, in order. */
  attachments: z.array(z.string()),
})
export type Message = z.output<typeof Message>

export const listDemoCards = endpoint({
  summary: 'Demo cards and what each shows',
  method: 'GET',
  path: path('demo-cards'),
  audience: 'browser',
  answer: z.array(DemoCard),
  refusals: [],
})

export const listDemoClaims = endpoint({
  summary: 'Demo claims, and what one has to know to see them',
  method: 'GET',
  path: path('demo-claims'),
  audience: 'browser',
  answer: z.array(DemoClaim),
  refusals: [],
})

export const listDemoPeople = endpoint({
  summary: 'Demo people of the marketplace, with their quote or policy',
  method: 'GET',
  path: path('demo-people'),
  audience: 'browser',
  answer: z.array(DemoPerson),
  refusals: [],
})

export const signInDemoPerson = endpoint({
  summary: 'Send a demo person a sign-in link, and get it from the outbox',
  method: 'POST',
  path: path('demo-people/sign-in'),
  audience: 'browser',
  body: z.object({ email: z.string().check(z.maxLength(254)) }),
  answer: z.object({ link: z.string() }),
  refusals: ['not_a_demo_person', 'too_many_links', 'mail_not_in_outbox'],
})

export const createDemoToken = endpoint({
  summary: 'A token for a demo card, to try calls with',
  method: 'POST',
  path: path('demo-token'),
  audience: 'browser',
  body: z.object({ number: z.string().check(z.maxLength(40)) }),
  answer: z.object({ pan_token: PanToken }),
  refusals: ['not_a_demo_card'],
})

export const listFlags = endpoint({
  summary: 'Every known flag and its status',
  method: 'GET',
  path: path('flags'),
  audience: 'browser',
  answer: z.array(Flag),
  refusals: [],
})

export const setFlag = endpoint({
  summary: 'Switch a flag',
  method: 'PUT',
  path: path('flags/:code'),
  audience: 'browser',
  params: z.object({ code: z.string() }),
  body: z.object({ status: z.enum(['on', 'off']) }),
  answer: Flag,
  refusals: ['unknown_flag'],
})

export const readClock = endpoint({
  summary: 'The time as the product sees it',
  method: 'GET',
  path: path('clock'),
  audience: 'browser',
  answer: ClockState,
  refusals: [],
})

export const moveClock = endpoint({
  summary: 'Move the clock; null puts it back to now',
  method: 'PUT',
  path: path('clock'),
  audience: 'browser',
  body: z.object({ to: z.nullable(z.iso.datetime()) }),
  answer: ClockState,
  refusals: [],
})

export const listOutbox = endpoint({
  summary: 'What was sent by mail and telephone, newest first',
  method: 'GET',
  path: path('outbox'),
  audience: 'browser',
  answer: z.array(Message),
  refusals: [],
})

export const listPlaces = endpoint({
  summary: 'Countries with their languages, and the origins of the two brands',
  method: 'GET',
  path: path('places'),
  audience: 'browser',
  answer: z.object({
    countries: z.array(z.object({ code: CountryCode, languages: z.array(LocaleCode) })),
    portal_origin: z.string(),
    white_label_origin: z.string(),
  }),
  refusals: [],
})
