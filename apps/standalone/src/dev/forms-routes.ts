import { listForms, readForm } from '@amparo/portal/queries/playground-endpoints'
import { localDay } from '@amparo/rules/dates/iso-date'
import { implementFor } from '@amparo/service/implement'
import type { DevServices } from './dev-routes.ts'

const implement = implementFor<DevServices>()

/** What the playground for form authors edits: the forms as the API serves them, without a card. */
export const formsRoutes = [
  implement(listForms, async (_, { services: { catalogue } }) => ({
    codes: [...catalogue.claimForms.keys()],
    countries: [...catalogue.countries.values()].map(({ code, languages }) => ({ code, languages })),
  })),

  implement(readForm, async ({ params: { code, country, locale }, refuse }, { services, clock }) => {
    const form = services.claimForms({ benefit_code: code, country, locale, today: localDay(clock.now()) })
    return form ? { pages: [...form.pages] } : refuse('unknown_form')
  }),
]
