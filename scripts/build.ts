import './require-node.ts'
import { staleBuilds } from './build/stale-builds.ts'

// npm run build: builds what changed and says so. Vite is loaded only when something has.
try {
  for (const stale of staleBuilds()) {
    const start = performance.now()
    process.stdout.write(`building ${stale.name} … `)
    const { runBuild } = await import('./build/run-build.ts')
    await runBuild(stale)
    process.stdout.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`)
  }
} catch (error) {
  process.stdout.write('failed\n')
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
