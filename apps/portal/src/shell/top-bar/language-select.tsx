import type { Country } from '@amparo/contract/countries'
import { localeFacts } from '@amparo/rules/locale/locale-facts'
import { type Locale, languageTag } from '@amparo/rules/locale/locales'
import { useLocation, useNavigate } from 'react-router'
import { track } from '../../platform/analytics/analytics.ts'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { useLanguages } from '../../queries/list-languages.ts'
import { QuietSelect } from '../../ui/form/quiet-select.tsx'
import { inLanguage } from './in-language.ts'

type Props = { country: Country | null; isNamed?: boolean; onChosen?: () => void }

/** Shown if the country has several languages. Changing it keeps the page and what was typed (P-004, P-X33). */
export function LanguageSelect({ country, isNamed, onChosen }: Props) {
  const { language_label } = useContent('shell')
  const locale = useLocale()
  const location = useLocation()
  const navigate = useNavigate()
  const languages = useLanguages(country)
  if (languages.length < 2) return null

  function choose(language: Locale) {
    track({ event: 'language_changed', language })
    // Keeps the state: by it a page of a claim knows that it was opened from within the portal (C-129).
    void navigate(inLanguage(location, language), { state: location.state })
    onChosen?.()
  }

  return (
    <QuietSelect
      label={language_label}
      icon="globe"
      isNamed={isNamed}
      shown={localeFacts[locale].name}
      value={locale}
      onChange={(next) => choose(next as Locale)}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={languageTag(language)}>
          {`${localeFacts[language].name} (${localeFacts[language].region})`}
        </option>
      ))}
    </QuietSelect>
  )
}
