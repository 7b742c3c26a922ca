import { useContent } from '../../../platform/content.ts'
import { Button } from '../../../ui/button.tsx'

/** From every step of a claim: keep it for later [C-135], or give it up [C-136]. */
export function WaysOut({ onLeave }: { onLeave: (kind: 'later' | 'cancel') => void }) {
  const text = useContent('claim-journey')

  return (
    <div className="claim-ways-out">
      <Button look="quiet" onClick={() => onLeave('later')}>
        {text.save_later}
      </Button>
      <Button look="quiet" onClick={() => onLeave('cancel')}>
        {text.cancel}
      </Button>
    </div>
  )
}
