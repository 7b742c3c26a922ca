import { readContentFile } from '../content-files.ts'

/** `at` is what the checker prints before a problem: `es_LAC/shell.json:terms`, or with `*` for any locale. */
type Allowed = { at: string; why: string }

export function readAllowList(folder: string): Allowed[] {
  return (readContentFile(folder, 'allow-list.json') ?? []) as Allowed[]
}

export function applyAllowList<F extends { at: string }>(found: readonly F[], allowed: readonly Allowed[]) {
  const excuses = ({ at }: Allowed, finding: F) => at === finding.at || at === finding.at.replace(/^\w+\//, '*/')
  return {
    problems: found.filter((finding) => !allowed.some((entry) => excuses(entry, finding))),
    stale: allowed.filter((entry) => !found.some((finding) => excuses(entry, finding))),
  }
}
