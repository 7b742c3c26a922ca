import { BadSettings } from '@amparo/service/settings/settings'
import { readLinkOptions, usage, WrongArguments } from './link-options.ts'
import { partnerKey } from './partner-key.ts'
import { partnerLink } from './partner-link.ts'

// npm run partner-token -- --card "…": prints links like an issuer's, each with its own token. See docs/partners.md.

try {
  const options = readLinkOptions(process.argv.slice(2))
  const encryption = partnerKey(process.env, options.partner)
  const origin = process.env.AMPARO_URL ?? `http://localhost:${process.env.PORT ?? 4000}`
  for (const purpose of options.purposes)
    console.log(`${purpose}\n  ${origin}${await partnerLink(options, { purpose, encryption, now: new Date() })}`)
  console.log(`each link works once, for ${options.minutes} min`)
} catch (error) {
  if (error instanceof WrongArguments) fail(`${error.message}\n${usage}`)
  if (error instanceof BadSettings) fail(error.message)
  throw error
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
