import { getFileState } from '@amparo/contract/files'
import { implement } from '../services.ts'

/** C-X70. A store that cannot tell of an upload is asked while the browser waits. */
export const getFileStateRoute = implement(getFileState, async ({ params, refuse }, { files }) => {
  const { find } = files.repository
  const file = (await find(params.fileApprovalId)) ?? refuse('unknown_file')
  const { state, reason } = (await files.look(file)) ?? (await find(params.fileApprovalId)) ?? refuse('unknown_file')
  return { state, reason }
})
