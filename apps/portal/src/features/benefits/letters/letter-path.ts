import type { Locale } from '@amparo/rules/locale/locales'
import { countryPath, paths } from '../../../platform/navigation/paths.ts'
import type { MadeLetter } from '../../../session/letters/stored-letter.ts'

/** The address of a letter, which contains nothing of it (P-X02). */
export function letterPath(country: string, locale: Locale, letter: Pick<MadeLetter, 'benefitCode' | 'kind'>): string {
  return countryPath(country, locale, `${paths.benefits}/${letter.benefitCode}/${letter.kind}`)
}
