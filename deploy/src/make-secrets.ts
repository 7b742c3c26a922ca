import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

// node deploy/src/make-secrets.ts [folder]: makes the secrets of compose.yaml that are missing, each in a file of its own. Those that are there stay.

const folder = process.argv[2] ?? join(import.meta.dirname, '../secrets')
const compose = readFileSync(join(import.meta.dirname, '../compose.yaml'), 'utf8')
const names = Object.keys((parse(compose, { merge: true }) as { secrets: object }).secrets)

mkdirSync(folder, { recursive: true, mode: 0o700 })
const secretOf = (name: string): string => {
  const file = join(folder, name)
  // Readable by the user inside the containers, who is not the owner; the folder is not.
  if (!existsSync(file)) writeFileSync(file, `${make(name)}\n`, { mode: 0o644 })
  return readFileSync(file, 'utf8').trim()
}

function make(name: string): string {
  if (name === 'database_url') return `postgresql://amparo:${secretOf('postgres_password')}@postgres:5432/amparo`
  if (name === 'vault_database_url')
    return `postgresql://amparo:${secretOf('vault_postgres_password')}@vault-postgres:5432/amparo`
  // Replace it by a key of your account: with this one, every purchase is refused.
  if (name === 'stripe_secret_key') return `sk_test_${randomBytes(12).toString('hex')}`
  if (name === 's3_config') {
    const credentials = [{ accessKey: 'amparo', secretKey: secretOf('s3_secret_access_key') }]
    return JSON.stringify({ identities: [{ name: 'amparo', credentials, actions: ['Admin', 'Read', 'Write'] }] })
  }
  return randomBytes(32).toString('hex')
}

for (const name of names) secretOf(name)
process.stdout.write(`${names.length} secrets are in ${folder}\n`)
