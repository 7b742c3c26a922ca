import { useContent } from '../../../platform/content/content.ts'
import { Button } from '../../../ui/button.tsx'
import { useDiscard } from '../rewrite-flow/rewrite-frame.tsx'

/** The "Cancel" button, in cancel and rewrite only (M-150). It asks for confirmation. */
export function DiscardButton({ isBuying }: { isBuying: boolean }) {
  const { cancel } = useContent('checkout')
  const ask = useDiscard()
  if (!ask) return null

  return (
    <Button look="quiet" disabled={isBuying} onClick={ask}>
      {cancel}
    </Button>
  )
}
