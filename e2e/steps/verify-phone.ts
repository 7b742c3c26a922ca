import type { Locale } from '@amparo/rules/locale/locales'
import { expect, type Page } from '@playwright/test'
import { phoneVerification } from '../pages/phone-verification.ts'
import { messagesTo } from './outbox.ts'

/** A new number for each story, because the number of codes per phone is limited. */
export function newPhone(): string {
  return `+1314${String(2_000_000 + Math.floor(Math.random() * 7_999_999))}`
}

/** Enters a cell phone number, then the code from the demo outbox [C-225, C-227, C-232]. */
export async function verifyPhone(page: Page, locale: Locale): Promise<string> {
  const modal = phoneVerification(page, locale)
  const phone = newPhone()
  await modal.number.fill(phone)
  await modal.cell.check()
  await modal.send.click()
  await expect(modal.codeStep).toBeVisible()
  await modal.code.fill(await codeFor(page, phone))
  await modal.confirm.click()
  await expect(modal.codeStep).toHaveCount(0)
  return phone
}

export async function codeFor(page: Page, phone: string): Promise<string> {
  // In a voice call the digits are separated by commas.
  const found = /\d{6}|\d(?:, \d){5}/.exec((await messageFor(page, phone)).text)?.[0]
  if (!found) throw new Error('No code was sent')
  return found.replace(/\D/g, '')
}

/** The newest message to a phone. */
export async function messageFor(page: Page, phone: string) {
  const [message] = await messagesTo(page, phone)
  if (!message) throw new Error('Nothing was sent')
  return message
}
