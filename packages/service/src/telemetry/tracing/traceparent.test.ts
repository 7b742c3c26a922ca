import { expect, it } from 'vitest'
import { formatTraceparent, parseTraceparent } from './traceparent.ts'

const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']

it('reads what it writes', () => {
  expect(parseTraceparent(formatTraceparent({ traceId, spanId }))).toEqual({ traceId, spanId })
})

it.each([
  '',
  `01-${traceId}-${spanId}-01`,
  `00-${traceId}-${spanId}`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId}-${spanId}-01-more`,
  `00-${traceId}x-${spanId}-01`,
  `00-Ana Souza-${spanId}-01`,
])('ignores %o', (header) => {
  expect(parseTraceparent(header)).toBeUndefined()
})
