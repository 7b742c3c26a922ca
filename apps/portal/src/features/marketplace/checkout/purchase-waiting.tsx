import { useContent } from '../../../platform/content/content.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'

/** A purchase that was begun before is still in progress. */
export function PurchaseWaiting() {
  const text = useContent('checkout')

  return (
    <div className="checkout-waiting" role="status">
      <Spinner />
      <div>
        <strong>{text.waiting_title}</strong>
        <p>{text.waiting_text}</p>
      </div>
    </div>
  )
}
