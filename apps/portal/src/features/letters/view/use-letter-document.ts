import { letterDocument } from '@amparo/content/letter-document'
import type { LetterDocument } from '@amparo/content/letter-types'
import type { Country } from '@amparo/contract/countries'
import { letterLanguages } from '@amparo/rules/letters/letter-languages'
import { letterPhones } from '@amparo/rules/letters/letter-phones'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { use } from 'react'
import { contentQuery } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { useContact } from '../../../queries/get-contact.ts'
import { countryQuery, useCountry } from '../../../queries/get-country.ts'
import { useBenefit } from '../../../queries/list-benefits.ts'
import { useCard } from '../../../session/card-session.ts'
import type { MadeLetter } from '../../../session/letters/stored-letter.ts'

const never = new Promise<never>(() => undefined)

/** A letter with the card's product, in every language of its country, the reader's first. Suspends while the page is being left without a card. */
export function useLetterDocument(letter: MadeLetter): LetterDocument {
  const platform = usePlatform()
  const { benefit, card } = useBenefit()
  const { last4: lastFour } = useCard() ?? use(never)
  const country = useCountry() ?? use(never)
  const { list } = useContact()
  // A country may list only its own numbers (China does), but every letter has the number inside the USA. The letter does not wait for it.
  const usa = useQuery(countryQuery(platform, 'USA')).data
  const { code, contactNumbers } = country
  const languages = letterLanguages(country.languages, useLocale())
  const { data: texts } = useSuspenseQuery({
    queryKey: ['letter-texts', ...languages],
    queryFn: ({ client }) =>
      Promise.all(
        languages.map(async (locale) => {
          const query = contentQuery(platform, { slug: 'letters', locale, others: country.languages })
          return { locale, text: await client.ensureQueryData(query) }
        }),
      ),
  })
  const trip = 'destination' in letter.form ? [letter.form.destination, letter.form.origin] : []

  return letterDocument(
    {
      ...letter,
      lastFour,
      product: card.product_name,
      issuer: card.ica_legal_name,
      country,
      benefit,
      phones: letterPhones({ country: code, numbers: contactNumbers }, usa ? [...list, numbersOf(usa)] : list, trip),
      portal: location.origin,
    },
    texts,
  )
}

function numbersOf({ code, contactNumbers }: Country) {
  return { country: code, numbers: contactNumbers }
}
