/** Files that are started by npm, Node, Vite, vitest or Playwright rather than imported. */
const STARTED = [
  /^scripts\/[^/]+$/,
  /^bench\/src\//,
  /^(chaos\/src\/chaos|e2e\/src\/screens|e2e\/screens\/[\w-]+\.shots|e2e\/(playwright|screens)\.config|vitest\.config)\.ts$/,
  /\/src\/(server|worker|main|dev)\.tsx?$/,
  /\/src\/commands\//,
  /\/(dev|docs)-page\/[^/]+$/,
  /\/vite\.config\.ts$/,
  /\.d\.ts$/,
]
const IS_TEST = /\.(test|spec)\.tsx?$/
const FOR_TESTS = /\.(test|spec)\.tsx?$|\/testing\/|^(e2e|bench|chaos|deploy|scripts)\//

/**
 * Files that nothing imports, and files of the product that only tests import. knip cannot tell: the packages' `exports` name every
 * file, so it takes them all for entries. `isNamed` tells whether a file is started by its path, such as a worker.
 */
export function unusedFiles(imports: Map<string, string[]>, isNamed: (path: string) => boolean): string[] {
  const importers = new Map<string, string[]>()
  for (const [from, targets] of imports) {
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), from])
  }

  return [...imports.keys()].flatMap((path) => {
    if (IS_TEST.test(path) || STARTED.some((pattern) => pattern.test(path)) || isNamed(path)) return []
    const users = importers.get(path) ?? []
    if (users.length === 0) return [`${path}: nothing imports this file`]

    return !FOR_TESTS.test(path) && users.every((user) => FOR_TESTS.test(user))
      ? [`${path}: only tests import this file; move it to a testing/ folder`]
      : []
  })
}
