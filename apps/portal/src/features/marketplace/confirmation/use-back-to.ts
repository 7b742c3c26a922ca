import { useBlocker, useNavigate } from 'react-router'

/** The browser's Back leads to `path`, whatever page came before. */
export function useBackTo(path: string) {
  const navigate = useNavigate()
  useBlocker(({ historyAction }) => {
    if (historyAction !== 'POP') return false
    // The router goes forward again first; replacing the entry before that would replace the wrong one.
    addEventListener('popstate', () => void navigate(path, { replace: true }), { once: true })
    return true
  })
}
