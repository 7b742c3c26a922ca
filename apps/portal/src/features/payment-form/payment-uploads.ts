import { uploadQueues } from '../../blocks/files/upload/use-upload-queue.ts'
import type { AppParts } from '../../session/app-parts.ts'

/** Names the upload queue of a claim's payment form. */
export const uploadScope = (claimNumber: string) => `payment ${claimNumber}`

export function stopUploads(app: AppParts, claimNumber: string) {
  app.part(uploadQueues).of(uploadScope(claimNumber)).stopAll()
}
