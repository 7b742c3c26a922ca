import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { staleBuilds } from './build/stale-builds.ts'

/**
 * Builds what changed before a server starts, in a child process, because Vite would stay in this one's memory and sets NODE_ENV. When nothing has
 * changed this only hashes the inputs. Throws when a build fails.
 */
export async function buildChanged(log: (text: string) => void): Promise<void> {
  if (staleBuilds().length === 0) return

  const child = spawn(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', log)
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error('the build failed (see above); what was built before is untouched')
}
