import { isSafeAddress } from '../../../platform/rich-text.tsx'
import type { Details } from './use-details.ts'

/** One mailbox and nothing else: what a mail says is for the person who writes it. */
const mailbox = /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+$/

export type Addresses = Partial<Record<'download_url' | 'claim_form_url', string>>

/** Content can come from a system of others; an address that leads anywhere else counts as none. */
export function safeAddresses({ download_url, claim_form_url }: Pick<Details, keyof Addresses>): Addresses {
  return {
    ...(isSafeAddress(download_url) && { download_url }),
    ...((isSafeAddress(claim_form_url) || mailbox.test(claim_form_url ?? '')) && { claim_form_url }),
  }
}
