import { call } from '@amparo/contract/call'
import { sendMagicLink } from '@amparo/contract/sign-in'
import { expect, type Page } from '@playwright/test'
import { content } from '../content.ts'
import { origins } from '../src/origins.ts'
import { randomAddress } from '../src/random-address.ts'
import { guestAt, type Terms } from './guest.ts'
import { messagesTo, signInLink } from './outbox.ts'

/** Somebody with a policy, at a product. */
export function policyholderAt(page: Page, { portal }: { portal: string } = origins) {
  const signIn = content('marketplace-sign-in')
  const mails = (email: string) => messagesTo(page, email, { portal })

  return {
    /** Buys a policy for $6.30 a month, without the pages that other stories show. */
    buys: async (email: string, terms: Terms = {}) => (await guestAt(page, email, { portal })).buys(terms),
    /** With a link from a mail, which leads to the overview of the policy. */
    async signsIn(email: string) {
      const known = (await mails(email)).map(signInLink)
      const headers = { 'x-forwarded-for': randomAddress() }
      await call(sendMagicLink, { body: { email } }, { origin: portal, headers })
      let link: string | undefined
      await expect
        .poll(async () => {
          link = (await mails(email)).map(signInLink).find((one) => one && !known.includes(one))
          return link
        })
        .toBeDefined()
      await page.goto(link ?? '')
      await page.getByRole('button', { name: signIn.link_button }).click()
      await expect(page).toHaveURL(/\/self-service\/add\/[0-9a-f-]+\/overview$/)
    },
    opens: (name: string) => page.getByRole('navigation', { name: 'Your policy' }).getByRole('link', { name }).click(),
    /** How many mails with this subject have arrived. */
    mailsAbout: async (email: string, subject: RegExp) =>
      (await mails(email)).filter((mail) => subject.test(mail.subject ?? '')).length,
    /** The product's clock, to noon in New York on a day. What is due by then is charged before it answers. */
    async moveClock(day: string) {
      const data = { to: `${day}T17:00:00.000Z` }
      const answer = await page.request.put(`${portal}/dev/api/clock`, { data, headers: { origin: portal } })
      expect(answer.ok(), await answer.text()).toBe(true)
    },
  }
}
