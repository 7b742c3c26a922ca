import { childAge } from '@amparo/rules/policies/child-age'
import { useContent } from '../../../../platform/content/content.ts'
import { FieldSet } from '../../../../ui/form/field.tsx'
import { YesNo } from '../../../../ui/form/yes-no.tsx'
import type { FormPart } from '../form-part.ts'
import { nobody } from '../quote-update.ts'
import { Children } from './children.tsx'

/** Whether children are covered; No clears them (M-105). What a child is depends on the state (M-116). */
export function ChildrenSection({ form, idOf, state }: FormPart & { state: string }) {
  const text = useContent('marketplace-coverage')
  const { children } = form.draft
  const age = childAge(state, { statesWith19: text.states_with_19.split(' ') })

  return (
    <section className="insured">
      <FieldSet
        id={idOf('children')}
        label={text.children_question}
        help={[text.children_help, text[`child_age_${age}`]]}
        error={form.errors.errorOf('children')}
        isOneChoice
      >
        {({ id }) => (
          <YesNo
            id={id}
            value={children.length > 0 ? 'yes' : 'no'}
            titles={text}
            onChange={(answer) => form.change({ children: answer === 'yes' ? [nobody] : [] })}
          />
        )}
      </FieldSet>
      {children.length > 0 && <Children form={form} idOf={idOf} />}
    </section>
  )
}
