import { getLongOperation } from '@amparo/contract/long-operations'
import { implement } from '../services.ts'

export const getLongOperationRoute = implement(getLongOperation, async ({ params, refuse }, { longOperations }) => {
  const result = await longOperations.result(params.id)
  return result === undefined ? refuse('unknown_operation') : { done: result !== null, result }
})
