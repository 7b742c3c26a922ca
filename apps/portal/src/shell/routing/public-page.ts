import type { FlagCode } from '@amparo/contract/feature-flags'
import { defaultLocale, isLocale, languageHome } from '@amparo/rules/locale/locales'
import { type LoaderFunction, redirect } from 'react-router'
import { prefetchOnce } from '../../platform/calls/query-client.ts'
import { featureFlagsQuery, isOn } from '../../queries/list-feature-flags.ts'
import type { AppParts } from '../../session/app-parts.ts'

/** A page that is open to everybody (P-X07). An unknown language leads to login (P-109). */
export const publicPage: LoaderFunction = ({ params: { languageCode } }) => {
  if (languageCode !== undefined && !isLocale(languageCode)) throw redirect(languageHome(defaultLocale))
  return null
}

/** Loads the feature flags before the page. If that fails, the query reports it and all flags are off. */
export function withFlags({ platform, queries }: AppParts, page: LoaderFunction): LoaderFunction {
  return async (args, context) => {
    await prefetchOnce(queries, featureFlagsQuery(platform))
    return page(args, context)
  }
}

/** A page that exists only while its flag is on; otherwise it leads to login (P-029, P-X31). */
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
