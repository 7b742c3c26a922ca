import { posix } from 'node:path'

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g

export interface Import {
  line: number
  /** Path from the root of the file it names; its ending may be missing. */
  target: string
}

/** The imports of our own files in a source text. */
export function findImports(path: string, source: string): Import[] {
  return [...source.matchAll(IMPORT)].flatMap((match) => {
    const target = resolveImport(path, match[1] ?? '')

    return target === null ? [] : [{ line: source.slice(0, match.index).split('\n').length, target }]
  })
}

/** Workspaces export `./*` as `./src/*.ts`; all others but relative imports are not ours. */
function resolveImport(path: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)

  const [scope, name = '', ...rest] = specifier.split('/')
  if (scope !== '@amparo') return null

  return posix.join(folderOf(name), 'src', `${rest.join('/')}.ts`)
}

function folderOf(workspace: string): string {
  if (['e2e', 'bench', 'chaos'].includes(workspace)) return workspace

  return ['portal', 'api', 'vault', 'standalone'].includes(workspace) ? `apps/${workspace}` : `packages/${workspace}`
}
