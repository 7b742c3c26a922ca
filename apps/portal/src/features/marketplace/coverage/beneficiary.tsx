import { beneficiaries } from '@amparo/rules/policies/coverage-form'
import { useContent } from '../../../platform/content/content.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import type { FormPart } from './form-part.ts'

export function Beneficiary({ form, idOf }: FormPart) {
  const text = useContent('marketplace-coverage')

  return (
    <Field
      id={idOf('beneficiary')}
      label={text.beneficiary}
      help={text.beneficiary_help}
      error={form.errors.errorOf('beneficiary')}
    >
      {(control) => (
        <Select
          {...control}
          options={beneficiaries.map((value) => ({ value, title: text[`beneficiary_${value}`] }))}
          placeholder={text.beneficiary_choose}
          value={form.draft.beneficiary ?? ''}
          onChange={({ target }) => form.change({ beneficiary: target.value || null })}
        />
      )}
    </Field>
  )
}
