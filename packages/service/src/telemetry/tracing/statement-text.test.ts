import { expect, it } from 'vitest'
import { describeStatement } from './statement-text.ts'

it.each([
  ['SELECT *\n  FROM claims WHERE id = $1', 'SELECT claims', 'SELECT * FROM claims WHERE id = $1'],
  [
    "UPDATE users SET name = 'Ana O''Neil' WHERE phone = 5551234",
    'UPDATE users',
    "UPDATE users SET name = '?' WHERE phone = ?",
  ],
  ['INSERT INTO jobs.job VALUES ($1)', 'INSERT jobs.job', 'INSERT INTO jobs.job VALUES ($1)'],
  ['BEGIN', 'BEGIN', 'BEGIN'],
  ['', 'SQL', ''],
])('names %o and takes values out', (statement, name, text) => {
  expect(describeStatement(statement)).toEqual({ name, text })
})
