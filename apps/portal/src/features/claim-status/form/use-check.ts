import { tidyClaimNumber } from '@amparo/rules/claims/claim-number'
import { tidyProof } from '@amparo/rules/claims/claim-status-asks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLocale } from '../../../platform/locale.ts'
import { countryPath, paths } from '../../../platform/paths.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { statusQuery } from '../../../queries/check-claim-status.ts'
import { useCountry } from '../../../queries/use-country.ts'
import { useSessionStore } from '../../../session/session-fields.ts'
import { statusProof } from '../../../session/status-proof.ts'
import { useStatusAsks } from '../use-status-asks.ts'
import { useStatusCheck } from '../use-status-check.ts'
import type { FieldName } from './use-status-form.ts'

/** C-251: asks, and goes to the result when there is one. The address names the claim and nothing else. */
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
  const running = useRef(false)
  const here = useRef<string | null>(null)
  useEffect(() => {
    here.current = pathname
    return () => {
      here.current = null
    }
  }, [pathname])
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState(failedBefore)

  async function ask(values: Record<FieldName, string>) {
    const number = tidyClaimNumber(values.number)
    const given = proof ? { [proof]: tidyProof(values[proof]) } : {}
    await queries.fetchQuery(statusQuery(platform, checkOf(number, given)))
    // Whoever has gone elsewhere meanwhile stays there.
    if (here.current !== pathname) return
    statusProof.write(store, { claim_number: number, ...given })
    const to = countryPath(country?.code ?? '', locale, `${paths.claimStatus}/${number}`)
    await navigate(to, { replace: to === pathname })
  }

  async function check(values: Record<FieldName, string>) {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(null)
    await ask(values).catch(setFailure)
    running.current = false
    setBusy(false)
  }

  return { check, isBusy, failure }
}
