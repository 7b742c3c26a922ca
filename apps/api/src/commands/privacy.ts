import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { call } from '@amparo/contract/call'
import * as operator from '@amparo/contract/privacy'
import { erasedLines, isInUse, personLines } from './person-lines.ts'
import { type Link, runOperatorCommand, WrongUsage } from './run-operator-command.ts'

const usage = `usage: npm run privacy -- export claim|policy|letter|email <number or address> [--to <folder>]
       npm run privacy -- erase claim|policy|letter|email <number or address> [--yes]
A person is named by something of theirs; everything of the same card or policy belongs to them.`

await runOperatorCommand(
  { usage, options: ['to'], flags: ['yes'] },
  async ([verb, kind = '', ...value], values, link) => {
    const subject = operator.PrivacySubject.safeParse({ kind, value: value.join(' ') })
    if (!subject.success || (verb !== 'export' && verb !== 'erase')) throw new WrongUsage()
    const asked = { subject: subject.data }
    if (verb === 'export') return save(asked, values.to ?? `person-${Date.now()}`, link)
    await erase(asked, { isSure: values.yes === 'true' }, link)
  },
)

type Asked = { subject: operator.PrivacySubject }

async function save(body: Asked, folder: string, link: Link) {
  const { data, files } = await call(operator.exportPerson, { body }, link)
  // For the operator's eyes only.
  mkdirSync(join(folder, 'files'), { recursive: true, mode: 0o700 })
  for (const [name, rows] of Object.entries(data))
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(rows, null, 2)}\n`, { mode: 0o600 })
  for (const [place, { file_id, file_name }] of files.entries()) {
    const { content } = await call(operator.exportPersonFile, { params: { fileId: file_id } }, link)
    const name = `${place + 1}-${file_name.replace(/[^\w.-]/g, '_').slice(-80)}`
    writeFileSync(join(folder, 'files', name), Buffer.from(content, 'base64'), { mode: 0o600 })
  }
  console.log(`${Object.keys(data).length} kinds of data and ${files.length} files are in ${folder}`)
}

async function erase(body: Asked, { isSure }: { isSure: boolean }, link: Link) {
  const found = await call(operator.findPerson, { body }, link)
  console.log(personLines(found).join('\n'))
  if (isInUse(found)) {
    console.error('nothing was erased: cancel the policy in use first (npm run policies -- cancel <id>)')
    process.exitCode = 1
    return
  }
  if (!isSure && !(await isConfirmed())) return console.log('nothing was erased')
  const { erased } = await call(operator.erasePerson, { body }, link)
  console.log(erasedLines(erased).join('\n'))
}

async function isConfirmed(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Erase all of it? This cannot be undone. Type "erase": ')
  terminal.close()
  return answer.trim() === 'erase'
}
