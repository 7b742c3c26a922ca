import { fill } from '@amparo/content/fill'
import type { PolicyDetails } from '@amparo/contract/policies'
import { useId } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { lazyPart } from '../../platform/loading/load-page.ts'
import { Region } from '../../platform/loading/region.tsx'
import { ChoiceList } from '../../ui/form/choice-list.tsx'
import { FieldSet } from '../../ui/form/field.tsx'
import type { AddressField } from '../us-address/address-fields.ts'
import type { useBillingAddress } from './use-billing-address.ts'

const UsAddress = lazyPart(() => import('../us-address/us-address.tsx'))

type Props = {
  billing: ReturnType<typeof useBillingAddress>
  home: PolicyDetails['geographic_location']
  idOf: (name: AddressField) => string
  errorOf: (name: AddressField) => string | null
  onLeave: (name: AddressField) => void
}

/** The billing address of a card: the home address or a separate one. */
export function BillingAddress({ billing, home, idOf, errorOf, onLeave }: Props) {
  const text = useContent('billing-address')
  const id = useId()
  const street = [home.line_1_address, home.line_2_address, home.municipality_name].filter(Boolean).join(', ')
  const options = [
    { value: 'same', title: fill(text.same, { address: `${street}, ${home.state} ${home.postal_code}` }) },
    { value: 'different', title: text.different },
  ]

  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{text.title}</h2>
      <FieldSet id={id} label={text.question} error={null} isOneChoice>
        {() => (
          <ChoiceList
            type="radio"
            id={id}
            name={id}
            options={options}
            chosen={[billing.isDifferent ? 'different' : 'same']}
            onChoose={(value) => billing.setDifferent(value === 'different')}
          />
        )}
      </FieldSet>
      {billing.isDifferent && (
        // Most people have one address. While the fields load, the rest of the page stays visible.
        <Region>
          <UsAddress {...{ idOf, errorOf, onLeave }} values={billing.values} onChange={billing.change} />
        </Region>
      )}
    </section>
  )
}
