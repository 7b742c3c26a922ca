/** Written in a migration that takes away what an earlier release has stopped using, with why that is certain. */
const CONTRACT = /^-- contract: .{20,}$/m

const RULES: readonly [RegExp, string][] = [
  [/\bDROP (?:TABLE|COLUMN|SCHEMA|VIEW|TYPE|FUNCTION)\b/i, 'the version before still uses what it drops'],
  [/\bRENAME\b/i, 'the version before knows the old name: add a new one and copy'],
  [/\bALTER (?:COLUMN )?\w+ (?:SET DATA )?TYPE\b/i, 'the version before expects the old type'],
  [/\bSET NOT NULL\b/i, 'the version before may leave it empty'],
  [/^\s*TRUNCATE\b/i, 'the version before still uses what it empties'],
]

/** What in a migration would break the release before it, which goes on running while servers are replaced. */
export function migrationProblems(script: string): string[] {
  if (CONTRACT.test(script)) return []
  const sql = script.replace(/--.*$/gm, '')
  const made = new Set(
    [...sql.matchAll(/\bCREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?(\w+)/gi)].map(([, name]) => name),
  )
  return sql.split(/;\s*$/m).flatMap((statement) => {
    const changed = /\bALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\w+)/i.exec(statement)?.[1]
    if (changed && made.has(changed)) return []
    return [...RULES.flatMap(([shape, why]) => (shape.test(statement) ? why : [])), ...addedTo(statement, made)]
  })
}

/** Dropping an index shuts out even those who read its table, for as long as the rest of the file takes. */
export function lockProblems(script: string): string[] {
  const statements = script
    .replace(/--.*$/gm, '')
    .split(/;\s*$/m)
    .filter((statement) => statement.trim() !== '')
  const drops = statements.filter((statement) => /\bDROP INDEX\b/i.test(statement))
  return drops.length > 0 && drops.length < statements.length
    ? ['nobody can read the table until the whole file is applied: drop indexes in a file of their own']
    : []
}

function addedTo(statement: string, made: ReadonlySet<string | undefined>): string[] {
  const problems: string[] = []
  // Up to the comma before the next column; types such as numeric(10, 2) have commas inside brackets.
  for (const [column] of statement.matchAll(/\bADD COLUMN\b(?:\([^)]*\)|[^,(])*/gi))
    if (/\bNOT NULL\b/i.test(column) && !/\b(?:DEFAULT|GENERATED)\b/i.test(column))
      problems.push('the version before does not fill in a new column: give it a default')
  if (/\bADD (?:CONSTRAINT \w+ )?(?:CHECK|UNIQUE|FOREIGN KEY|PRIMARY KEY)\b/i.test(statement))
    problems.push('the version before may write what the constraint refuses')
  const table = /\bCREATE UNIQUE INDEX\b.*?\bON (?:ONLY )?(\w+)/is.exec(statement)?.[1]
  if (table && !made.has(table)) problems.push('the version before may write what the unique index refuses')
  return problems
}
