import { useContent } from '../../../platform/content/content.ts'
import { Button } from '../../../ui/button.tsx'

/** The buttons on every step that leave the claim: save it for later (C-135), or cancel it (C-136). */
export function LeaveButtons({ onLeave }: { onLeave: (kind: 'later' | 'cancel') => void }) {
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
