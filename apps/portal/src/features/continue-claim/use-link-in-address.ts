import { formatTransferLink, parseTransferLink, type TransferLink } from '@amparo/rules/claims/transfer-code'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Takes code and key out of the address and the history, where the next person at this device could find them.
 * Returns how many links were read that are none.
 */
export function useLinkInAddress(onLink: (written: string, link: TransferLink | null) => void): number {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [wrong, setWrong] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each link in the address is taken once
  useEffect(() => {
    if (hash.length < 2) return
    void navigate(pathname, { replace: true })
    const link = parseTransferLink(hash)
    if (!link) setWrong((before) => before + 1)
    onLink(link ? formatTransferLink(link) : hash.slice(1), link)
  }, [hash])

  return wrong
}
