import { fill } from '@amparo/content/fill'
import { MOST_CHILDREN } from '@amparo/rules/policies/coverage-form'
import type { InsuredPerson } from '@amparo/rules/policies/coverage-update'
import { useState } from 'react'
import { useContent } from '../../../../platform/content/content.ts'
import { Button } from '../../../../ui/button.tsx'
import type { FormPart } from '../form-part.ts'
import { nobody } from '../quote-update.ts'
import { InsuredFields } from './insured-fields.tsx'

export function Children({ form, idOf }: FormPart) {
  const text = useContent('marketplace-coverage')
  const { children } = form.draft
  const [removed, setRemoved] = useState<number | null>(null)

  const withChild = (place: number, child: InsuredPerson) => children.map((other, at) => (at === place ? child : other))

  function remove(place: number) {
    setRemoved(place + 1)
    form.change({ children: children.filter((_, at) => at !== place) }, { isRefill: true })
    // The button that was pressed goes away with the child.
    document.getElementById(idOf('add-child'))?.focus()
  }

  return (
    <>
      {children.map((child, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a child has no id; its fields are filled in again when one is removed
        <fieldset className="insured-person" key={place}>
          <legend>{fill(text.child, { number: place + 1 })}</legend>
          <InsuredFields
            form={form}
            idOf={idOf}
            place={`children.${place}`}
            person={child}
            exampleAge={11}
            onChange={(changed, options) => form.change({ children: withChild(place, changed) }, options)}
          />
          {children.length > 1 && (
            <Button look="link" onClick={() => remove(place)}>
              {fill(text.remove_child, { number: place + 1 })}
            </Button>
          )}
        </fieldset>
      ))}
      <p className="hidden-visually" role="status">
        {removed !== null && fill(text.child_removed, { number: removed })}
      </p>
      {children.length < MOST_CHILDREN && (
        <Button
          look="second"
          id={idOf('add-child')}
          onClick={() => form.change({ children: [...children, nobody] }, { isTyping: true })}
        >
          {text.add_child}
        </Button>
      )}
    </>
  )
}
