import { fill } from '@amparo/content/fill'
import type { CatalogueCoverage } from '@amparo/contract/quotes'
import { useContent } from '../../../../platform/content/content.ts'
import { CheckboxField } from '../../../../ui/form/checkbox-field.tsx'
import type { FormPart } from '../form-part.ts'
import { ExtraDetails } from './extra-details.tsx'
import { ExtraOptions } from './extra-options.tsx'

type Props = FormPart & { offered: readonly CatalogueCoverage[] }

/** The extras that the state offers. */
export function ExtrasSection({ form, idOf, offered }: Props) {
  const text = useContent('marketplace-coverage')
  const extras = offered.filter(({ id }) => id !== 'ADD')
  if (extras.length === 0) return null

  return (
    <section className="extras" aria-labelledby={idOf('extras')}>
      <h2 id={idOf('extras')}>{text.extras_title}</h2>
      <p>{extras.length === 1 ? text.extras_lead_one : text.extras_lead_both}</p>
      {extras.map((coverage) => (
        <Extra key={coverage.id} coverage={coverage} form={form} idOf={idOf} />
      ))}
    </section>
  )
}

function Extra({ coverage, form, idOf }: FormPart & { coverage: CatalogueCoverage }) {
  const text = useContent('marketplace-coverage')
  const { id, name } = coverage
  const { coverages } = form.draft
  const chosen = coverages.find((choice) => choice.id === id)
  const refusal = id === 'CI' ? form.illnessRefusal : null

  return (
    <div className="extra">
      <CheckboxField
        id={idOf(`coverages.${id}`)}
        label={fill(text.add_extra, { name })}
        error={form.errors.errorOf(`coverages.${id}`)}
        checked={chosen !== undefined}
        // While a change is pending, extras cannot be switched (M-100, M-101).
        disabled={form.isPending || refusal !== null}
        aria-describedby={refusal ? idOf('ineligible') : undefined}
        onChange={({ target }) =>
          form.change({
            coverages: target.checked ? [...coverages, { id }] : coverages.filter((choice) => choice !== chosen),
          })
        }
      />
      {refusal && (
        <p className="extra-refused" id={idOf('ineligible')} role="status">
          {text[`ineligible_${refusal}`]}
        </p>
      )}
      <ExtraDetails coverage={coverage} />
      {chosen && <ExtraOptions coverage={coverage} chosen={chosen} form={form} idOf={idOf} />}
    </div>
  )
}
