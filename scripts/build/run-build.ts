import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { root } from '../list-files.ts'
import { INPUTS_FILE, type StaleBuild } from './stale-builds.ts'

/** Builds into a temporary folder and swaps it in at the end, so that a failure keeps the old output. */
export async function runBuild({ config, output, ssr, hash }: StaleBuild): Promise<void> {
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const staging = mkdtempSync(join(cache, 'build-'))
  const built = join(staging, 'built')
  try {
    await build({
      configFile: join(root, config),
      logLevel: 'warn',
      plugins: [rootBeside(join(root, config))],
      build: { outDir: built, emptyOutDir: true, ...(ssr && { ssr }) },
    })
    writeFileSync(join(built, INPUTS_FILE), hash)
    swap(built, join(root, output), join(staging, 'old'))
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

/** A configuration that names no root means its own folder, not the one npm runs in. */
function rootBeside(configFile: string) {
  return {
    name: 'root-beside-config',
    config: (config: { root?: string }) => (config.root ? null : { root: dirname(configFile) }),
  }
}

function swap(built: string, output: string, old: string): void {
  mkdirSync(output, { recursive: true })
  renameSync(output, old)
  renameSync(built, output)
}
