import type { Input } from '@amparo/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import type { Platform } from '../platform/platform.ts'
import { readForm } from './playground-endpoints.ts'

/** All pages of a claim form, for the playground. Not cached: its author may have changed the file. */
export function formQuery(platform: Platform, params: Input<typeof readForm>['params']) {
  return queryOptions({
    queryKey: ['playground', params],
    queryFn: ({ signal, meta }) => platform.api(readForm, { params }, { signal, meta }),
    gcTime: 0,
  })
}
