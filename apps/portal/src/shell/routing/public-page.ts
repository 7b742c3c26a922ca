import type { FlagCode } from '@amparo/contract/feature-flags'
import { defaultLocale, isLocale, languageHome } from '@amparo/rules/locale/locales'
import { type LoaderFunction, redirect } from 'react-router'
import { featureFlagsQuery, isOn } from '../../queries/list-feature-flags.ts'
import type { AppParts } from '../../session/app-parts.ts'

/** P-X07: open to everybody. P-109: a language that is none of ours leads to login. */
export const publicPage: LoaderFunction = ({ params: { languageCode } }) => {
  if (languageCode !== undefined && !isLocale(languageCode)) throw redirect(languageHome(defaultLocale))
  return null
}

/** A page that looks at flags is shown when they are known. A failed call is reported by the query, and means off. */
export function withFlags({ platform, queries }: AppParts, page: LoaderFunction): LoaderFunction {
  return async (args, context) => {
    await queries.prefetchQuery(featureFlagsQuery(platform))
    return page(args, context)
  }
}

/** P-029, P-X31: a page that is there only with its flag; without it, login in the language. */
export function onlyWithFlag(app: AppParts, flag: FlagCode, page: LoaderFunction): LoaderFunction {
  const load = withFlags(app, page)
  return async (args, context) => {
    const result = await load(args, context)
    const flags = app.queries.getQueryData(featureFlagsQuery(app.platform).queryKey)
    const { languageCode } = args.params
    if (!isOn(flags, flag)) throw redirect(languageHome(isLocale(languageCode) ? languageCode : defaultLocale))
    return result
  }
}
