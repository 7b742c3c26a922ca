import type { DispensablePort, PortSettings } from './port-settings.ts'

type Name = keyof PortSettings

/** For each port: the setting that chooses its real engine, and what else belongs to it. */
const families: readonly { main: Name; others: readonly Name[] }[] = [
  {
    main: 'S3_BUCKET',
    others: ['S3_REGION', 'S3_ENDPOINT', 'S3_PUBLIC_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  },
  { main: 'SMTP_URL', others: ['MAIL_FROM'] },
  {
    main: 'TWILIO_ACCOUNT_SID',
    others: ['TWILIO_AUTH_TOKEN', 'TWILIO_FROM', 'TWILIO_MESSAGING_SERVICE', 'TWILIO_CALLS_FROM', 'TWILIO_API_URL'],
  },
  { main: 'STRIPE_SECRET_KEY', others: ['STRIPE_API_URL'] },
  { main: 'GOOGLE_MAPS_KEY', others: ['GOOGLE_MAPS_API_URL'] },
]

/** Whoever gives the first has to give the second too. */
const needs: readonly (readonly [Name, Name])[] = [
  ['S3_BUCKET', 'S3_REGION'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
  ['S3_PUBLIC_ENDPOINT', 'S3_ENDPOINT'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'],
  ['TWILIO_MESSAGING_SERVICE', 'TWILIO_CALLS_FROM'],
]

/** Only one of the two can be meant. */
const contradictions: readonly (readonly [Name, Name])[] = [
  ['TWILIO_FROM', 'TWILIO_MESSAGING_SERVICE'],
  ['TWILIO_FROM', 'TWILIO_CALLS_FROM'],
  ['STRIPE_SECRET_KEY', 'STRIPE_THROUGH_VAULT'],
]

const choosers: Record<DispensablePort, readonly Name[]> = {
  sms: ['TWILIO_ACCOUNT_SID'],
  payments: ['STRIPE_SECRET_KEY', 'STRIPE_THROUGH_VAULT'],
  'malware-scan': ['CLAMD_URL'],
  maps: ['GOOGLE_MAPS_KEY'],
  vehicles: ['VEHICLES_URL'],
}

type Options = { isProduction: boolean; phoneBenefits: readonly string[] }

/** What no setting says on its own, one line for each problem. */
export function portProblems(settings: Partial<PortSettings>, { isProduction, phoneBenefits }: Options): string[] {
  const has = (name: Name) => Boolean(settings[name])
  const without = settings.AMPARO_WITHOUT ?? []
  const problems = new Map<Name, string>()
  const add = (name: Name, problem: string) => void (problems.has(name) || problems.set(name, `${name} ${problem}`))

  for (const [one, other] of contradictions)
    if (has(one) && has(other)) add(other, `is wrong: ${one} is there as well, and only one of them can be used`)
  for (const { main, others } of families) {
    const [orphan] = others.filter(has)
    if (orphan && !has(main)) add(main, `is missing: with ${orphan} it has to be given`)
  }
  for (const [one, other] of needs)
    if (has(one) && !has(other)) add(other, `is missing: with ${one} it has to be given`)
  if (has('TWILIO_ACCOUNT_SID') && !has('TWILIO_FROM') && !has('TWILIO_MESSAGING_SERVICE'))
    add('TWILIO_FROM', 'is missing: give it or TWILIO_MESSAGING_SERVICE')
  for (const port of without) {
    const [chosen] = choosers[port].filter(has)
    if (chosen) add('AMPARO_WITHOUT', `is wrong: it names ${port}, but ${chosen} is given`)
  }
  const lines = [...problems.values()]
  if (without.includes('sms') && phoneBenefits.length > 0)
    lines.push('PHONE_VERIFIED_BENEFITS is wrong: without sms no phone can be verified, so it has to be none')
  return isProduction ? [...lines, ...missingInProduction(has, without).filter(isNewIn(problems))] : lines
}

function missingInProduction(has: (name: Name) => boolean, without: readonly DispensablePort[]): string[] {
  const needed = (['S3_BUCKET', 'SMTP_URL'] as const).filter((name) => !has(name))
  const undecided = (Object.keys(choosers) as DispensablePort[]).filter(
    (port) => !without.includes(port) && !choosers[port].some(has),
  )
  return [
    ...needed.map((name) => `${name} is missing: with NODE_ENV=production it has to be given`),
    ...undecided.map(
      (port) =>
        `${choosers[port][0]} is missing: with NODE_ENV=production it has to be given, or AMPARO_WITHOUT names ${port}`,
    ),
  ]
}

/** One line for each setting is enough. */
function isNewIn(problems: ReadonlyMap<Name, string>) {
  return (line: string) => !problems.has(line.split(' ', 1)[0] as Name)
}
