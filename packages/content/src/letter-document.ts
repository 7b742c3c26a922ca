import type { LetterKind } from '@amparo/rules/letters/letter-kinds'
import { paperSize } from '@amparo/rules/letters/paper-size'
import type { Locale } from '@amparo/rules/locale/locales'
import { assistanceSections, rentalSections } from './certificate-document.ts'
import { fill } from './fill.ts'
import { companyName } from './letter-facts-document.ts'
import type { Letter, LetterDocument, LetterPage, LetterSection, LetterTexts } from './letter-types.ts'
import { travelLetterSections } from './travel-letter-document.ts'

/** A letter as plain data, one page for each language, for the portal's page and for the PDF. */
export function letterDocument(
  letter: Letter,
  languages: readonly { locale: Locale; text: LetterTexts }[],
): LetterDocument {
  const { code, insurerLogo } = letter.country
  return {
    paper: paperSize(code),
    logo: insurerLogo,
    number: letter.number,
    pages: languages.map(({ locale, text }) => letterPage(letter, text, locale)),
  }
}

function letterPage(letter: Letter, text: LetterTexts, locale: Locale): LetterPage {
  const titles = {
    'cdw-certificate': text.cdw_title,
    'mex-certificate': text.mex_title,
    'ap-certificate': text.ap_title,
  }
  const name = companyName(letter, text)
  return {
    locale,
    title: titles[letter.kind],
    subtitle: fill(text.issued_for, { product: letter.product, issuer: letter.issuer }),
    company: { name, address: text.insurer_url, label: fill(text.logo_label, { company: name }) },
    sections: sectionsOf(letter, text, locale),
    footer: letter.kind === 'ap-certificate' ? text.eligibility : null,
  }
}

function sectionsOf(letter: Letter, text: LetterTexts, locale: Locale): LetterSection[] {
  if (isKind(letter, 'ap-certificate')) return travelLetterSections(letter, text, locale)
  if (isKind(letter, 'mex-certificate')) return assistanceSections(letter, text, locale)
  return isKind(letter, 'cdw-certificate') ? rentalSections(letter, text, locale) : []
}

function isKind<K extends LetterKind>(letter: Letter, kind: K): letter is Letter<K> {
  return letter.kind === kind
}
