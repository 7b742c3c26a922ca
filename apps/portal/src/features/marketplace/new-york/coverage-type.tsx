import { type CoverageChoice, coverageChoices } from '@amparo/rules/policies/rate-book'
import { useContent } from '../../../platform/content/content.ts'
import { ChoiceList } from '../../../ui/form/choice-list.tsx'
import { FieldSet } from '../../../ui/form/field.tsx'

type Props = {
  id: string
  choice: CoverageChoice | null
  error: string | null
  onChoose: (choice: CoverageChoice) => void
}

export function CoverageType({ id, choice, error, onChoose }: Props) {
  const text = useContent('marketplace-new-york')

  return (
    <FieldSet id={id} label={text.coverage_type} error={error} isRequired isOneChoice>
      {() => (
        <ChoiceList
          type="radio"
          id={id}
          name={id}
          options={coverageChoices.map((value) => ({ value, title: text[`choice_${value}`] }))}
          chosen={choice ? [choice] : []}
          onChoose={(value) => onChoose(value as CoverageChoice)}
        />
      )}
    </FieldSet>
  )
}
