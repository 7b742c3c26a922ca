import { fill, plural } from '@amparo/content/fill'
import { intlTag } from '@amparo/rules/locale/locales'
import { tidyAnswer } from '@amparo/rules/payment-form/tidy'
import { useLocale } from '../../../platform/locale.ts'
import { Combobox } from '../../../ui/form/combobox.tsx'
import type { ListOption } from '../../../ui/form/combobox-list.tsx'
import { FieldBox } from '../../../ui/form/field-box.tsx'
import { fieldId, usePayment } from '../payment-context.ts'
import { fieldLabel } from '../payment-words.ts'

type Props = {
  field: 'payeeBank' | 'payeeInsuredProfession' | 'payeeBeneficiaryProfession'
  help: string
  options: readonly ListOption[]
  /** One of the list was chosen, or its name typed. */
  onChoose?: (option: ListOption) => void
}

/** A list that helps; what it does not have can be typed. */
export function SearchedField({ field, help, options, onChoose }: Props) {
  const { form, text, change, leave, errorOf } = usePayment()
  const locale = useLocale()
  const label = fieldLabel(field, text)

  return (
    <FieldBox id={fieldId(field)} label={label} help={help} error={errorOf(field)}>
      {(control) => (
        <Combobox
          {...control}
          label={label}
          options={options}
          shown={form[field]}
          locale={locale}
          words={{ ...text, found: (count) => fill(plural(text.list_found, count, intlTag(locale)), { count }) }}
          required
          onType={(value) => change({ [field]: value })}
          onChoose={(option) => {
            change({ [field]: option?.title ?? '' })
            if (option) onChoose?.(option)
          }}
          onBlur={({ currentTarget: { value } }) => {
            change({ [field]: tidyAnswer(field, value) })
            leave(field)
          }}
        />
      )}
    </FieldBox>
  )
}
