import './require-node.ts'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { staleBuilds } from './build/stale-builds.ts'
import { root } from './list-files.ts'

const cardScripts = join(root, 'apps/portal/src/commands/card-scripts.ts')

// npm run build: builds what changed and says so. Vite is loaded only when something has.
try {
  const builds = staleBuilds()
  for (const stale of builds) {
    const start = performance.now()
    process.stdout.write(`building ${stale.name} … `)
    const { runBuild } = await import('./build/run-build.ts')
    await runBuild(stale)
    process.stdout.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`)
  }
  // By the build, so that nobody can forget it: what servers send is compared with it later.
  if (builds.length > 0) execFileSync(process.execPath, [cardScripts, 'write'], { stdio: 'inherit' })
} catch (error) {
  process.stdout.write('failed\n')
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
