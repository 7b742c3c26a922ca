import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

/** A process that runs this code with both functions imported. */
function run(code: string) {
  const from = (name: string) => JSON.stringify(new URL(`./${name}.ts`, import.meta.url).href)
  const imports = `import { runProcess } from ${from('run-process')}; import { watchMainThread } from ${from('watch-main-thread')};`
  const child = spawn(process.execPath, ['--input-type=module', '-e', imports + code])
  let err = ''
  child.stderr.on('data', (chunk) => (err += chunk))
  const ended = once(child, 'close').then(([code, signal]) => ({ end: code ?? signal, err }))
  return { child, ended, started: once(child.stdout, 'data') }
}

it('ends with one line if its shutdown hangs', async () => {
  const { child, ended, started } = run(`
    setInterval(() => {}, 1000)
    await runProcess(async () => () => new Promise(() => {}), { drainMs: 300 })
    console.log('started')`)
  await started
  child.kill('SIGTERM')
  expect(await ended).toEqual({
    end: 1,
    err: expect.stringMatching(/^amparo: the shutdown took longer than 0.3 s[^\n]*\n$/),
  })
})

it('ends with one line if its main thread is blocked and cannot handle signals', async () => {
  const { child, ended, started } = run(`
    watchMainThread({ maxWaitMs: 2000 })
    process.on('SIGTERM', () => process.exit(0))
    setTimeout(() => { console.log('started'); for (;;); }, 500)`)
  await started
  child.kill('SIGTERM')
  expect(await ended).toEqual({
    end: 'SIGKILL',
    err: expect.stringMatching(/^amparo: the main thread has been blocked for 2 s[^\n]*\n$/),
  })
})

it('does not end a process that is busy now and then, and does not keep it alive', async () => {
  const { ended } = run(`
    watchMainThread({ maxWaitMs: 3000 })
    const busy = (ms) => { const until = performance.now() + ms; while (performance.now() < until); }
    let turns = 0
    const working = setInterval(() => { busy(700); if (++turns === 6) clearInterval(working) }, 50)`)
  expect(await ended).toEqual({ end: 0, err: '' })
})

it('goes on when another service closes the connection before its answer is read', async () => {
  const { ended } = run(`
    import { once } from 'node:events'
    import { createServer } from 'node:net'
    const answer = 'HTTP/1.1 200 OK\\r\\nContent-Length: 65536\\r\\nConnection: close\\r\\n\\r\\n' + 'a'.repeat(65536)
    await runProcess(async () => {
      const server = createServer((socket) => socket.once('data', () => socket.end(answer))).listen(0, '127.0.0.1')
      await once(server, 'listening')
      const [unread, [socket]] = await Promise.all([
        fetch('http://127.0.0.1:' + server.address().port),
        once(server, 'connection'),
      ])
      if (!socket.closed) await once(socket, 'close')
      process.exit(unread.status === 200 ? 0 : 1)
    })`)
  expect(await ended).toEqual({ end: 0, err: '' })
})

it.each([
  ['EROFS', /^amparo: \/data\/x is on a read-only disk: [^\n]*\n$/],
  ['EACCES', /^amparo: cannot write to \/data\/x: [^\n]*\n$/],
  ['ENOSPC', /^amparo: there is no space left on the disk of \/data\/x: [^\n]*\n$/],
])('says in one line what is wrong with a folder: %s', async (code, line) => {
  const { ended } = run(`
    await runProcess(async () => { throw Object.assign(new Error('x'), { code: '${code}', path: '/data/x' }) })`)
  expect(await ended).toEqual({ end: 1, err: expect.stringMatching(line) })
})

it('says in one line for each setting what is wrong', async () => {
  const settings = JSON.stringify(new URL('../settings/settings.ts', import.meta.url).href)
  const { ended } = run(`
    const { BadSettings } = await import(${settings})
    await runProcess(async () => { throw new BadSettings('A is missing\\nB is wrong') })`)
  expect(await ended).toEqual({ end: 1, err: 'amparo: A is missing\namparo: B is wrong\n' })
})
