import { fill, type Text } from '@amparo/content/fill'
import type { ContentOf } from '@amparo/content/slugs'

type Words = ContentOf<'uploads'>

/** The message for an upload that failed. */
export function failureText(text: Words, code: string, name: string): string {
  const known: Record<string, Text<'name'>> = {
    network_error: text.failed_network,
    never_arrived: text.failed_network,
    file_gone: text.failed_file_gone,
    wrong_content: text.failed_wrong_content,
    malware: text.failed_malware,
    too_large: text.failed_too_large,
    active_content: text.failed_active_content,
    card_number: text.failed_card_number,
    card_number_in_name: text.failed_card_number,
    unreadable: text.failed_unreadable,
    unsupported_type: text.failed_unsupported,
    upload_quota_reached: text.failed_quota,
    unauthorized: text.failed_session,
    storage_full: text.failed_storage,
  }
  return fill(known[code] ?? text.failed_other, { name })
}

/** Failures that the same file would meet again. */
const permanent = [
  'file_gone',
  'wrong_content',
  'malware',
  'too_large',
  'active_content',
  'card_number',
  'card_number_in_name',
  'unreadable',
  'unsupported_type',
  'unauthorized',
]

export function isWorthRetry(code: string): boolean {
  return !permanent.includes(code)
}
