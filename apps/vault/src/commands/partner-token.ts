import { BadSettings } from '@amparo/service/settings'
import { readLinkWishes, usage, WrongArguments } from './link-wishes.ts'
import { partnerKey } from './partner-key.ts'
import { partnerLink } from './partner-link.ts'

// npm run partner-token -- --card "…": links as an issuer would send them, each with a token of its own. See docs/partners.md.

try {
  const wishes = readLinkWishes(process.argv.slice(2))
  const sealer = partnerKey(process.env, wishes.partner)
  const origin = process.env.AMPARO_URL ?? `http://localhost:${process.env.PORT ?? 4000}`
  for (const purpose of wishes.purposes)
    console.log(`${purpose}\n  ${origin}${await partnerLink(wishes, { purpose, sealer, now: new Date() })}`)
  console.log(`each link works once, for ${wishes.minutes} min`)
} catch (error) {
  if (error instanceof WrongArguments) fail(`${error.message}\n${usage}`)
  if (error instanceof BadSettings) fail(error.message)
  throw error
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
