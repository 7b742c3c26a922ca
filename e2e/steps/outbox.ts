import { expect, type Page } from '@playwright/test'
import { origins } from '../src/origins.ts'

type Message = { kind: string; recipient: string; subject: string | null; text: string }

/** What a mailbox or a phone has received, from the demo outbox: the newest first. */
export async function messagesTo(page: Page, recipient: string, { portal }: { portal: string } = origins) {
  const answer = await page.request.get(`${portal}/dev/api/outbox`)
  return ((await answer.json()) as Message[]).filter((message) => message.recipient === recipient)
}

/** The newest mail to an address. It is sent by a job, a little later. */
export async function mailTo(page: Page, recipient: string): Promise<Message> {
  await expect.poll(async () => (await messagesTo(page, recipient)).length).toBeGreaterThan(0)
  return (await messagesTo(page, recipient))[0] as Message
}

export function signInLink({ text }: Message): string | undefined {
  return /https?:\/\/\S+ott=[\w-]+/.exec(text)?.[0]
}
