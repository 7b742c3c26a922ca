import { listForms, readForm } from '@amparo/portal/queries/playground-endpoints'
import { localDay } from '@amparo/rules/dates/iso-date'
import { implement } from '@amparo/service/app/implement'
import type { DevParts } from './dev-routes.ts'

/** The forms that the playground for form authors edits, as the API serves them but without a card. */
export function formsRoutes({ catalogue, claimForms, clock }: Pick<DevParts, 'catalogue' | 'claimForms' | 'clock'>) {
  return [
    implement(listForms, async () => ({
      codes: [...catalogue.claimForms.keys()],
      countries: [...catalogue.countries.values()].map(({ code, languages }) => ({ code, languages })),
    })),

    implement(readForm, async ({ params: { code, country, locale }, refuse }) => {
      const form = claimForms({ benefit_code: code, country, locale, today: localDay(clock.now()) })
      return form ? { pages: [...form.pages] } : refuse('unknown_form')
    }),
  ]
}
