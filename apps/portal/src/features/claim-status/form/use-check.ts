import { tidyClaimNumber } from '@amparo/rules/claims/claim-number'
import { tidyProof } from '@amparo/rules/claims/claim-status-asks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLocale } from '../../../platform/content/locale.ts'
import { countryPath, paths } from '../../../platform/navigation/paths.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { statusQuery } from '../../../queries/check-claim-status.ts'
import { useCountry } from '../../../queries/get-country.ts'
import { useAction } from '../../../queries/use-action.ts'
import { useSessionStore } from '../../../session/session-fields.ts'
import { statusProof } from '../../../session/status-proof.ts'
import { useStatusAsks } from '../use-status-asks.ts'
import { useStatusCheck } from '../use-status-check.ts'
import type { FieldName } from './use-status-form.ts'

/** Looks a claim up and goes to the result (C-251). The address contains the claim number and nothing else. */
export function useCheck(failedBefore: unknown) {
  const platform = usePlatform()
  const queries = useQueryClient()
  const store = useSessionStore()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const locale = useLocale()
  const country = useCountry()
  const { proof } = useStatusAsks()
  const checkOf = useStatusCheck()
  const [failure, setFailure] = useState(failedBefore)
  const here = useRef(pathname)
  useEffect(() => {
    here.current = pathname
  }, [pathname])

  const { start, isRunning } = useAction({
    run: async (_, values: Record<FieldName, string>) => {
      setFailure(null)
      const number = tidyClaimNumber(values.number)
      const given = proof ? { [proof]: tidyProof(values[proof]) } : {}
      await queries.fetchQuery(statusQuery(platform, checkOf(number, given)))
      return { number, given }
    },
    // The query reports it.
    reportAs: null,
    onDone: ({ number, given }) => {
      // The person has changed the language in the meantime, so the address stays.
      if (here.current !== pathname) return
      statusProof.write(store, { claim_number: number, ...given })
      const to = countryPath(country?.code ?? '', locale, `${paths.claimStatus}/${number}`)
      return navigate(to, { replace: to === pathname })
    },
    onFailed: setFailure,
  })

  return { check: start, isBusy: isRunning, failure }
}
