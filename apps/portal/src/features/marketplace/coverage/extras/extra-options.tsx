import type { CatalogueCoverage } from '@amparo/contract/quotes'
import { optionId } from '@amparo/rules/policies/coverage-rules'
import type { CoverageDetails } from '@amparo/rules/policies/coverage-update'
import { useContent } from '../../../../platform/content/content.ts'
import { useLocale } from '../../../../platform/content/locale.ts'
import { Field, FieldSet } from '../../../../ui/form/field.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { YesNo } from '../../../../ui/form/yes-no.tsx'
import type { FormPart } from '../form-part.ts'
import { optionTitle } from './option-title.ts'

type Props = FormPart & { coverage: CatalogueCoverage; chosen: CoverageDetails }

const lists = [
  ['level_id', 'coverage_levels'],
  ['deductible_id', 'deductibles'],
  ['coinsurance_id', 'coinsurances'],
] as const

/** Limit, deductible and coinsurance from the catalogue (M-126): a list that is empty is not offered in this state (M-127, M-128). */
export function ExtraOptions({ coverage, chosen, form, idOf }: Props) {
  const text = useContent('marketplace-coverage')
  const locale = useLocale()
  const choose = (part: Partial<CoverageDetails>) =>
    form.change({
      coverages: form.draft.coverages.map((choice) => (choice.id === chosen.id ? { ...choice, ...part } : choice)),
    })

  return (
    <div className="extra-options">
      {lists.map(([field, list]) => {
        const name = `coverages.${coverage.id}.${field}`
        const options = coverage[list].map((option) => ({
          value: optionId(option),
          title: optionTitle(option, locale),
        }))
        if (options.length === 0) return null
        return (
          <Field key={field} id={idOf(name)} label={text[field]} error={form.errors.errorOf(name)} isRequired>
            {(control) => (
              <Select
                {...control}
                options={options}
                placeholder={text.choose}
                value={chosen[field] ?? ''}
                onChange={({ target }) => choose({ [field]: target.value || null })}
                onBlur={() => form.errors.leave(name)}
              />
            )}
          </Field>
        )
      })}
      {coverage.id === 'CI' && <Smokes form={form} idOf={idOf} />}
    </div>
  )
}

function Smokes({ form, idOf }: FormPart) {
  const text = useContent('marketplace-coverage')
  const { smokes_yn: smokes } = form.draft

  return (
    <FieldSet
      id={idOf('smokes_yn')}
      label={text.smokes}
      error={form.errors.errorOf('smokes_yn')}
      isRequired
      isOneChoice
    >
      {({ id }) => (
        <YesNo
          id={id}
          value={smokes === null ? '' : smokes ? 'yes' : 'no'}
          titles={text}
          onChange={(answer) => form.change({ smokes_yn: answer === 'yes' })}
          onLeave={() => form.errors.leave('smokes_yn')}
        />
      )}
    </FieldSet>
  )
}
