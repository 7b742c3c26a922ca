import { queryOptions } from '@tanstack/react-query'
import type { Platform } from '../platform/platform.ts'
import { listForms } from './playground-endpoints.ts'

/** Every claim form, country and language, for the playground. */
export function formsQuery(platform: Platform) {
  return queryOptions({
    queryKey: ['playground'],
    queryFn: ({ signal, meta }) => platform.api(listForms, {}, { signal, meta }),
  })
}
