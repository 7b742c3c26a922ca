import { useContent } from '../../../../platform/content/content.ts'
import type { FormPart } from '../form-part.ts'
import { nobody } from '../quote-update.ts'
import { InsuredFields } from './insured-fields.tsx'

export function Spouse({ form, idOf }: FormPart) {
  const text = useContent('marketplace-coverage')

  return (
    <fieldset className="insured-person">
      <legend>{text.spouse}</legend>
      <InsuredFields
        form={form}
        idOf={idOf}
        place="spouse"
        person={form.draft.spouse ?? nobody}
        onChange={(spouse, options) => form.change({ spouse }, options)}
      />
    </fieldset>
  )
}
