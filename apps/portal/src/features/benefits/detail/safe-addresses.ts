import { isMailLink } from '@amparo/content/mail-link'
import { isSafeAddress } from '../../../platform/content/rich-text.tsx'
import type { Details } from './use-details.ts'

export type Addresses = Partial<Record<'download_url' | 'claim_form_url', string>>

/** The addresses that are safe to link to. Content may come from another system, so all others are dropped. */
export function safeAddresses({ download_url, claim_form_url }: Pick<Details, keyof Addresses>): Addresses {
  return {
    ...(isSafeAddress(download_url) && { download_url }),
    ...((isSafeAddress(claim_form_url) || isMailLink(claim_form_url)) && { claim_form_url }),
  }
}
