import { useContent } from '../../../../platform/content/content.ts'
import { FieldSet } from '../../../../ui/form/field.tsx'
import { YesNo } from '../../../../ui/form/yes-no.tsx'
import type { FormPart } from '../form-part.ts'
import { nobody } from '../quote-update.ts'
import { Spouse } from './spouse.tsx'

/** Whether the spouse is covered; No removes the spouse (M-104). */
export function SpouseSection({ form, idOf }: FormPart) {
  const text = useContent('marketplace-coverage')
  const { spouse } = form.draft

  return (
    <section className="insured">
      <FieldSet id={idOf('spouse')} label={text.spouse_question} error={null} isOneChoice>
        {({ id }) => (
          <YesNo
            id={id}
            value={spouse ? 'yes' : 'no'}
            titles={text}
            onChange={(answer) => form.change({ spouse: answer === 'yes' ? nobody : null })}
          />
        )}
      </FieldSet>
      {spouse && <Spouse form={form} idOf={idOf} />}
    </section>
  )
}
