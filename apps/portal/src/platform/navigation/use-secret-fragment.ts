import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Takes the secret of a link out of the address and the history, where the next person at this device could find it. */
export function useSecretFragment(onSecret: (secret: string) => void): void {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const take = useEffectEvent(() => {
    if (hash.length < 2) return
    void navigate(pathname, { replace: true })
    onSecret(decoded(hash.slice(1)))
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new fragment is taken once
  useEffect(() => take(), [hash])
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
