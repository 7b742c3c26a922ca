const CALL = 'packages/contract/src/call.ts'
const OWN_FETCH = 'packages/service/src/process/undici-fetch.ts'
const BROWSER = /\.tsx$|^apps\/portal\/src\/(?!server|commands)|^apps\/vault\/src\/frame\/|\/(?:dev|docs)-page\//
/** Vitest and Playwright load these in processes that have loaded a configuration before. */
const TEST = /\.(?:test|spec|shots)\.ts$/
/** Starts tests, which it does not import. */
const CONFIGURATION = /^e2e\/\w+\.config\.ts$/

/** Files that Node starts and that ask servers with its own fetch, because they do not import undici's. Why they should is written there. */
export function withoutOwnFetch(imports: Map<string, string[]>, read: (path: string) => string): string[] {
  const imported = new Set([...imports.values()].flat())
  const asks = (path: string) => path === CALL || CONFIGURATION.test(path) || /(?<![.\w])fetch\(/.test(read(path))
  return [...imports.keys()]
    .filter((path) => !imported.has(path) && !BROWSER.test(path) && !TEST.test(path))
    .flatMap((path) => {
      const reached = [...reachedFrom(path, imports)]
      const asking = reached.find((file) => !BROWSER.test(file) && asks(file))
      return !asking || reached.includes(OWN_FETCH) ? [] : [`${path}: asks servers (${asking}) without ${OWN_FETCH}`]
    })
}

function reachedFrom(start: string, imports: Map<string, string[]>): Set<string> {
  const reached = new Set([start])
  for (const file of reached) for (const target of imports.get(file) ?? []) if (imports.has(target)) reached.add(target)
  return reached
}
