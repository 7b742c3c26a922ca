import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../list-files.ts'
import { BUILDS, type Build } from './builds.ts'
import { inputHasher } from './hash-inputs.ts'

/** A file in the output folder with the hash of the inputs. */
export const INPUTS_FILE = '.inputs'

export interface StaleBuild extends Build {
  hash: string
}

export function staleBuilds(): StaleBuild[] {
  const hashOf = inputHasher(root)

  return BUILDS.map((build) => ({ ...build, hash: hashOf([...build.inputs, 'package-lock.json']) })).filter(
    ({ output, hash }) => madeOf(join(root, output)) !== hash,
  )
}

function madeOf(output: string): string | null {
  const file = join(output, INPUTS_FILE)

  return existsSync(file) ? readFileSync(file, 'utf8') : null
}
