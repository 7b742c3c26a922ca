import type { ReactNode } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import type { LetterField } from './letter-fields.ts'
import {
  type InputProps,
  LetterCountry,
  LetterDate,
  LetterPhone,
  LetterRelationship,
  LetterText,
  LetterYesNo,
} from './letter-inputs.tsx'

type Props = InputProps & { name: LetterField; country: string; departure: string }

/** The control of one field. */
export function LetterInput({ name, country, departure, ...input }: Props) {
  const text = useContent('letter-forms')
  const controls: Record<LetterField, () => ReactNode> = {
    firstName: () => <LetterText {...input} help={text.name_help} autoComplete="given-name" spellCheck={false} />,
    lastName: () => <LetterText {...input} autoComplete="family-name" spellCheck={false} />,
    insuredId: () => <LetterText {...input} autoComplete="off" autoCapitalize="characters" spellCheck={false} />,
    email: () => <LetterText {...input} type="email" autoComplete="email" dir="ltr" spellCheck={false} />,
    phoneNumber: () => <LetterPhone {...input} country={country} />,
    nationality: () => <LetterCountry {...input} />,
    origin: () => <LetterCountry {...input} />,
    destination: () => <LetterCountry {...input} />,
    rentalCountry: () => <LetterCountry {...input} />,
    dob: () => <LetterDate {...input} isBirthday />,
    departureDate: () => <LetterDate {...input} />,
    returnDate: () => <LetterDate {...input} departure={departure} help={text.return_help} />,
    cardholderRelationship: () => <LetterRelationship {...input} />,
    isChildDisablement: () => <LetterYesNo {...input} />,
    isFullTimeStudent: () => <LetterYesNo {...input} />,
  }
  return controls[name]()
}
