import type { Outbox } from '@amparo/api/platform/mail/outbox'
import type { Policies } from '@amparo/api/policies/create-policies'
import type { DemoPolicy } from '@amparo/catalogue/demo/demo-policies'
import { implement } from '@amparo/service/app/implement'
import { listDemoPeople, signInDemoPerson } from './dev-contract.ts'

export type PeopleParts = {
  demoPolicies: readonly DemoPolicy[]
  policies: Pick<Policies, 'find' | 'statusOf'>
  outbox: Pick<Outbox, 'list'>
  /** False if too many links have been sent to the mailbox. */
  sendLink: (email: string) => Promise<boolean>
}

const NEWEST = 20
const linkIn = /https?:\/\/\S+[?&]ott=[\w-]+/

/** Lists the marketplace's demo people, and signs in as one of them with the link from a real mail. */
export function demoPeopleRoutes({ demoPolicies, policies, outbox, sendLink }: PeopleParts) {
  return [
    implement(listDemoPeople, async () => {
      const people = await Promise.all(
        demoPolicies.map(async ({ id, email, holder, address, shows }) => {
          const policy = await policies.find(id)
          const name = `${holder.first_name} ${holder.last_name}`
          return (
            policy && {
              name,
              email,
              state: address.state,
              shows,
              number: policy.number,
              status: policies.statusOf(policy),
            }
          )
        }),
      )
      return people.filter((person) => person !== null)
    }),

    implement(signInDemoPerson, async ({ body: { email }, refuse }) => {
      if (!demoPolicies.some((demo) => demo.email === email)) return refuse('not_a_demo_person')
      if (!(await sendLink(email))) return refuse('too_many_links')
      const mail = (await outbox.list(NEWEST)).find(({ recipient, tag }) => recipient === email && tag === 'magic_link')
      const [link] = linkIn.exec(mail?.text ?? '') ?? []
      return { link: link ?? refuse('mail_not_in_outbox') }
    }),
  ]
}
