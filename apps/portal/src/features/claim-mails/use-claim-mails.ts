import { claimMailTokenPattern } from '@amparo/rules/claims/claim-mail-link'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isUnknownLink, useChooseClaimMails } from '../../queries/choose-claim-mails.ts'

/** The token of the link, and what was chosen with it. Opening the link changes nothing, since mail scanners open links too. */
export function useClaimMails() {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [token] = useState(hash.slice(1))
  const [isWanted, setWanted] = useState<boolean | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const { start, isRunning } = useChooseClaimMails({ onDone: setWanted, onFailed: setFailure })

  // The next person at this device finds no token in address or history.
  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true })
  }, [hash, pathname, navigate])

  function choose(is_wanted: boolean) {
    setFailure(null)
    void start({ token, is_wanted })
  }

  return {
    isBad: !claimMailTokenPattern.test(token) || isUnknownLink(failure),
    failure,
    /** Null until something was chosen. */
    isWanted,
    isRunning,
    choose,
  }
}
