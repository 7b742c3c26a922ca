import { expect, type Page } from '@playwright/test'
import { content } from '../content.ts'
import { origins } from '../src/origins.ts'

type Mail = { kind: string; recipient: string; subject: string | null; text: string }
type Buys = { email: string; effective_date: string }

const api = '/api/v2/marketplace'

/** The steps of a person with a policy. It is bought by calls, because other stories buy one on the pages. */
export function policyholderAt(page: Page, { portal }: { portal: string } = origins) {
  const signIn = content('marketplace-sign-in')

  async function ask(method: 'POST' | 'PUT', path: string, data: object, token?: string) {
    const headers = { origin: portal, ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await page.request.fetch(portal + path, { method, data, headers })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return answer.json().catch(() => null)
  }

  async function mails(email: string): Promise<Mail[]> {
    const answer = await page.request.get(`${portal}/dev/api/outbox`)
    return ((await answer.json()) as Mail[]).filter(({ recipient }) => recipient === email)
  }

  return {
    /** Buys a policy for $6.30 a month with a card that is approved. */
    async buys({ email, effective_date }: Buys): Promise<string> {
      const { guest_session_token: token } = await ask('POST', `${api}/auth/authenticate/`, { email })
      const place = { line_1_address: '12 Elm St', municipality_name: 'Columbus', state: 'OH', postal_code: '43004' }
      const policy_holder = { first_name: 'Nina', last_name: 'Ortiz', birthdate: '1985-04-05', gender: 'F' }
      const { id } = await ask('POST', `${api}/quote/`, { email, policy_holder, address: place }, token)
      const update = { effective_date, beneficiary: null, spouse: null, children: [], smokes_yn: null }
      await ask('PUT', `${api}/quote/${id}/`, { ...update, coverages: [{ id: 'ADD' }] }, token)
      const card = { number: 'sim_succeeds.4444.1230.a1b2', expiryMonth: 12, expiryYear: 2030, cvv: 'provided' }
      const address = { line1Address: '12 Elm St', city: 'Columbus', state: 'OH', postalCode: '43004' }
      await ask(
        'POST',
        `${api}/quote/${id}/purchase/`,
        {
          quote_amount: 6.3,
          payment_info: { ...card, name: 'Nina Ortiz' },
          billing_address: address,
          toc_agreement: true,
        },
        token,
      )
      return id
    },
    /** Signs in with a link from a mail, which leads to the overview of the policy. */
    async signsIn(email: string) {
      const known = (await mails(email)).map(linkIn)
      await ask('POST', `${api}/auth/magiclink/`, { email })
      let link: string | undefined
      await expect
        .poll(async () => {
          link = (await mails(email)).map(linkIn).find((one) => one && !known.includes(one))
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
    /** Moves the product's clock to noon in New York on a day. Returns once everything due by then has been charged. */
    moveClock: (day: string) => ask('PUT', '/dev/api/clock', { to: `${day}T17:00:00.000Z` }),
  }
}

function linkIn({ text }: Mail): string | undefined {
  return /https?:\/\/\S+ott=[\w-]+/.exec(text)?.[0]
}
