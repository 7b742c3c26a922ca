import { fill } from '@amparo/content/fill'
import type { ContentOf } from '@amparo/content/slugs'
import { escapedText } from '@amparo/service/app/escaped-text'

export const FAILED_ELEMENT = 'script-failed'

type Texts = {
  shell: ContentOf<'shell'>
  entry: ContentOf<'pan-entry-page'>
  closed: ContentOf<'portal-unavailable'>
  phone: string | null
}

/**
 * What a person reads if the application's script cannot be loaded or the browser runs none: how to reload, and whom to call.
 * It is hidden until the inline script of the page template finds out; without scripts, `noscript` shows its own text.
 */
export function scriptFailed({ shell, entry, closed, phone }: Texts): string {
  const { phone_hint, phone_hint_without_number } = closed['portal-unavailable']
  const call = phone ? fill(phone_hint, { phone: link(phone) }) : phone_hint_without_number
  // An empty address is this page.
  const retry = `<a class="button" href="">${escapedText(shell.error_retry)}</a>`
  return [
    `<div id="${FAILED_ELEMENT}" class="wrap error-page" role="alert" hidden>`,
    `<h1>${escapedText(shell.error_title)}</h1><p class="lead">${escapedText(shell.error_body)}</p><p>${call}</p>${retry}</div>`,
    `<noscript><div class="wrap error-page"><p>${escapedText(entry['pan-entry-page'].needs_script)}</p><p>${call}</p></div></noscript>`,
  ].join('')
}

function link(phone: string): string {
  return `<a href="tel:${phone.replace(/[^+\d]/g, '')}" dir="ltr">${escapedText(phone)}</a>`
}
