import { expect, it } from 'vitest'
import { isAway } from './is-away.ts'

const failed = (code: string) => Object.assign(new Error('failed'), { code })

it.each([
  ['a refused connection', failed('ECONNREFUSED')],
  ['a name that is not found', failed('ENOTFOUND')],
  ['a lost connection', failed('08006')],
  ['a server that is stopped', failed('57P01')],
  ['a server that starts', failed('57P03')],
  ['a server with too many connections', failed('53300')],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['a connection that ends', new Error('Connection terminated unexpectedly')],
  ['a connection that takes too long', new Error('Connection terminated due to connection timeout')],
])('%s means that the database is away', (_, error) => expect(isAway(error)).toBe(true))

it.each([
  ['a bug', new TypeError('x is not a function')],
  ['a row that exists', failed('23505')],
  ['a statement that took too long', failed('57014')],
  ['a missing file', failed('ENOENT')],
])('%s does not', (_, error) => expect(isAway(error)).toBe(false))
