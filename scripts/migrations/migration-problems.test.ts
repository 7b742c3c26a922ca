import { expect, it } from 'vitest'
import { lockProblems, migrationProblems } from './migration-problems.ts'

it.each([
  'CREATE TABLE a (id text PRIMARY KEY, b text NOT NULL);',
  'CREATE TABLE a (id text);\nALTER TABLE a ADD COLUMN b text NOT NULL;\nCREATE UNIQUE INDEX i ON a (b);',
  'ALTER TABLE claims ADD COLUMN note text;',
  "ALTER TABLE claims ADD COLUMN note text NOT NULL DEFAULT '';",
  'ALTER TABLE claims ADD COLUMN share numeric(10, 2) NOT NULL DEFAULT 0, ADD COLUMN other text;',
  'CREATE INDEX i ON claims (note);',
  '-- DROP TABLE is only mentioned\nSELECT 1;',
  '-- contract: release 2026.10 was the last that read claims.note\nALTER TABLE claims DROP COLUMN note;',
])('accepts what the version before can live with: %s', (sql) => expect(migrationProblems(sql)).toEqual([]))

it.each([
  ['DROP TABLE claims;', /drops/],
  ['ALTER TABLE claims DROP COLUMN note;', /drops/],
  ['ALTER TABLE claims\n  RENAME COLUMN note TO remark;', /old name/],
  ['ALTER TABLE claims RENAME TO cases;', /old name/],
  ['ALTER TABLE claims ALTER COLUMN note TYPE integer;', /old type/],
  ['ALTER TABLE claims ALTER COLUMN note SET NOT NULL;', /leave it empty/],
  ['ALTER TABLE claims ADD COLUMN note text NOT NULL;', /give it a default/],
  ['ALTER TABLE claims ADD COLUMN a text DEFAULT 1, ADD COLUMN note text NOT NULL;', /give it a default/],
  ['ALTER TABLE claims ADD CONSTRAINT c CHECK (amount > 0);', /constraint/],
  ['CREATE UNIQUE INDEX i\n  ON claims (note);', /unique index/],
  ['TRUNCATE claims;', /empties/],
  ['-- contract: soon\nDROP TABLE claims;', /drops/],
])('refuses what would break it: %s', (sql, why) => {
  const problems = migrationProblems(sql)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(why)
})

it.each([
  '-- Not needed any more.\nDROP INDEX i;\nDROP INDEX IF EXISTS j;\n',
  'CREATE INDEX i ON claims (note);\n-- DROP INDEX j comes later.\n',
])('accepts that an index is dropped alone, or not at all: %s', (sql) => expect(lockProblems(sql)).toEqual([]))

it.each(['DROP INDEX i;\nCREATE INDEX j ON claims (note);', "UPDATE claims SET note = '';\nDROP INDEX i;"])(
  'refuses to drop an index together with other work: %s',
  (sql) => expect(lockProblems(sql)).toEqual([expect.stringMatching(/file of their own/)]),
)
