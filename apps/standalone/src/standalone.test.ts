import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Env, endWithFile, ports, run, scratch, start } from './testing/run-product.ts'

endWithFile()

/** Requests the root with another Host header, which fetch does not allow. */
async function pageOfHost(host: string) {
  const port = Number(host.split(':')[1])
  const [answer] = (await once(
    get({ host: 'localhost', port, path: '/', headers: { host, accept: 'text/html' } }),
    'response',
  )) as [IncomingMessage]
  answer.resume()
  return { status: answer.statusCode, location: answer.headers.location }
}

describe('the standalone product', () => {
  const data = join(scratch, 'data')
  let env: Env
  let first: ReturnType<typeof start>
  beforeAll(async () => {
    env = { AMPARO_DATA: data, PORTAL_HOME_LAC: 'https://home.example/lac', ...(await ports()) }
    first = start(env)
    await first.running
  })

  it('prints its addresses and the demo cards', async () => {
    expect(first.said.out).toContain(`Amparo  http://localhost:${env.PORT}\n`)
    expect(first.said.out).toContain(`vault   http://localhost:${env.VAULT_PORT}\n`)
    expect(first.said.out).toMatch(/9840 0210 6446 4051 +USA/)
    const page = await fetch(`http://localhost:${env.PORT}/`)
    expect(page.status).toBe(200)
    expect((await fetch(`http://localhost:${env.VAULT_PORT}/healthz`)).status).toBe(200)
  })

  it('starts with the marketplace open [P-X59]', async () => {
    const flags = await (await fetch(`http://localhost:${env.PORT}/api/feature_flags/v1/`)).json()
    expect(flags).toContainEqual({ code: 'mcu_nam_cp', status: 'on' })
  })

  it('closes its pages while the maintenance flag is on, and opens them again', async () => {
    const flag = (status: string) => run('apps/api/src/commands/flag.ts', env, ['portal_unavailable', status]).ended
    const status = async () => (await fetch(`http://localhost:${env.PORT}/`)).status
    expect((await flag('on')).code).toBe(0)
    await expect.poll(status).toBe(503)
    expect((await flag('off')).code).toBe(0)
    await expect.poll(status).toBe(200)
  })

  it('restarts its vault if that crashes', async () => {
    const { pid } = first.child
    const [vault] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
    process.kill(Number(vault), 'SIGKILL')
    const health = () =>
      fetch(`http://localhost:${env.VAULT_PORT}/healthz`).then(
        ({ status }) => status,
        () => 'down',
      )
    await expect.poll(() => first.said.out).toContain('the vault ended, it is started again')
    await expect.poll(health).toBe(200)
  })

  it('redirects the root of a host to its configured home', async () => {
    const answer = await pageOfHost(`lac.localhost:${env.PORT}`)
    expect(answer).toEqual({ status: 302, location: 'https://home.example/lac' })
  })

  it('refuses a second process on the same data folder, in one line', async () => {
    const { code, err } = await start({ AMPARO_DATA: data, ...(await ports()) }).ended
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(/^amparo: the data folder .* is in use by process \d+: .*\n$/),
    })
  })

  it('keeps an operator’s changes across restarts, and stops cleanly on Ctrl-C', async () => {
    const flag = (...args: string[]) => run('apps/api/src/commands/flag.ts', env, args).ended
    expect(await flag('mcu_ap_general', 'on')).toMatchObject({ code: 0, out: 'mcu_ap_general is on\n' })
    expect(await flag('mcu_nam_cp', 'off')).toMatchObject({ code: 0 })
    expect(await flag('no_such_flag', 'on')).toMatchObject({
      code: 1,
      err: expect.stringContaining('no_such_flag is not a flag'),
    })
    expect(await flag('mcu_ap_general')).toMatchObject({ code: 1, err: expect.stringContaining('usage') })

    first.child.kill('SIGINT')
    expect((await first.ended).code).toBe(0)
    await expect(fetch(`http://localhost:${env.VAULT_PORT}/healthz`)).rejects.toThrow()
    expect(await flag()).toMatchObject({ code: 1, err: expect.stringContaining('no server answers') })

    first = start(env)
    await first.running
    const { out } = await flag()
    expect(out).toContain('mcu_ap_general on')
    expect(out).toContain('mcu_nam_cp off')
  })

  it('leaves nothing running when it is killed', async () => {
    first.child.kill('SIGKILL')
    await first.ended
    await expect
      .poll(() =>
        fetch(`http://localhost:${env.VAULT_PORT}/healthz`).then(
          () => 'up',
          () => 'down',
        ),
      )
      .toBe('down')
  })
})

describe('npm run dev', () => {
  it('serves the portal’s sources with hot reload, and proxies everything else to the product', async () => {
    const env = { AMPARO_DATA: join(scratch, 'dev'), ...(await ports()) }
    const dev = run('apps/standalone/src/dev.ts', env)
    await dev.running
    const status = async (path: string) => (await fetch(`http://localhost:${env.PORT}${path}`)).status
    expect(await status('/src/main.tsx')).toBe(200)
    expect(await status('/api/feature_flags/v1/')).toBe(200)
    expect(await status('/content/en_US/shell.json')).toBe(200)
    expect(await (await fetch(`http://localhost:${env.PORT}/`)).text()).toContain(
      `"vaultOrigin":"http://localhost:${env.VAULT_PORT}"`,
    )

    dev.child.kill('SIGINT')
    expect((await dev.ended).code).toBe(0)
  })
})

describe('a start that fails', () => {
  it.each(['PORT', 'VAULT_PORT'])('names the setting when the port of %s is taken', async (setting) => {
    const taken = createServer().listen(0, 'localhost')
    await once(taken, 'listening')
    const port = String((taken.address() as { port: number }).port)
    const { code, err } = await start({ AMPARO_DATA: join(scratch, setting), ...(await ports()), [setting]: port })
      .ended
    taken.close()
    expect(code).toBe(1)
    expect(err).toBe(`amparo: port ${port} is in use: stop what uses it, or set ${setting} to another\n`)
  })

  it('names the folder that cannot be written', async () => {
    const file = join(scratch, 'a-file')
    writeFileSync(file, '')
    const { code, err } = await start({ AMPARO_DATA: join(file, 'data'), ...(await ports()) }).ended
    expect(code).toBe(1)
    expect(err).toMatch(/^amparo: cannot write to .*a-file.*\n$/)
  })

  it('does not touch a damaged data folder, and explains what to do', async () => {
    const folder = join(scratch, 'damaged')
    mkdirSync(join(folder, 'api/database'), { recursive: true })
    writeFileSync(join(folder, 'api/database/PG_VERSION'), 'not a database')
    const { code, err } = await start({ AMPARO_DATA: folder, ...(await ports()) }).ended
    expect(code).toBe(1)
    expect(err).toMatch(/^amparo: the database in .* may be damaged\. Nothing was changed: restore a copy.*\n$/)
  })

  it('names the catalogue that is missing', async () => {
    const wrong = {
      AMPARO_DATA: join(scratch, 'catalogue'),
      CATALOGUE_DIR: join(scratch, 'nowhere'),
      ...(await ports()),
    }
    const { code, err } = await start(wrong).ended
    expect(code).toBe(1)
    expect(err).toMatch(/^amparo: catalogue: .*nowhere.*\n$/)
  })
})
