import '../../../ui/form/tick.css'
import { Icon } from '../../../ui/art/icon.tsx'
import { fieldId, usePayment } from '../payment-context.ts'

/** C-443, C-494. */
export function AgreeField() {
  const { text, form, change, leave, errorOf } = usePayment()
  const id = fieldId('isPayeeAgreeToClause')
  const error = errorOf('isPayeeAgreeToClause')

  return (
    <div className="text-field" data-invalid={error === null ? undefined : ''}>
      {error !== null && (
        <p className="text-field-error" id={`${id}-error`}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
      <label className="payment-agree">
        <input
          className="tick"
          type="checkbox"
          id={id}
          required
          checked={form.isPayeeAgreeToClause}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={({ target: { checked } }) => change({ isPayeeAgreeToClause: checked })}
          onBlur={() => leave('isPayeeAgreeToClause')}
        />
        {text.agree}
      </label>
    </div>
  )
}
