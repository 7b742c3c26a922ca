import { type FocusEventHandler, type FormEventHandler, type ReactNode, type Ref, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'

type Props = {
  ref: Ref<HTMLDivElement>
  onSubmit: FormEventHandler
  onBlur: FocusEventHandler
  children: ReactNode
}

/**
 * A form element that React does not hold. Whatever is asked of a form element is first looked up among the names of all its
 * controls, and React asks every element of its own above a field at every event: that would be all questions at every key.
 * It asks the place of a portal for every element that it makes as well, so that this place is a box inside the form.
 */
export function FormElement({ ref, onSubmit, onBlur, children }: Props) {
  const [{ form, inside }] = useState(newForm)
  const put = useCallback((place: HTMLElement | null) => place?.append(form), [form])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what it hears of happens in the form inside it
    <div ref={ref} onSubmit={onSubmit} onBlur={onBlur}>
      <div ref={put} />
      {createPortal(children, inside)}
    </div>
  )
}

function newForm() {
  const form = Object.assign(document.createElement('form'), { noValidate: true })
  const inside = Object.assign(document.createElement('div'), { className: 'claim-form' })
  form.append(inside)
  return { form, inside }
}
