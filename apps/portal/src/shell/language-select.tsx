import { languageHome } from '@amparo/rules/language-home'
import { isLocale, type Locale, localeTags } from '@amparo/rules/locales'
import { useLocation, useNavigate } from 'react-router'
import { useContent } from '../platform/content.ts'
import { useLocale } from '../platform/locale.ts'
import { QuietSelect } from '../ui/quiet-select.tsx'
import { languageNames } from './language-names.ts'

/** P-004, P-X33: shown where there is a choice. Another language keeps the page. */
export function LanguageSelect({ languages }: { languages: readonly Locale[] }) {
  const { language_label } = useContent('shell')
  const locale = useLocale()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  if (languages.length < 2) return null

  return (
    <QuietSelect
      label={language_label}
      icon="globe"
      shown={languageNames[locale].name}
      value={locale}
      onChange={(next) => void navigate(inLanguage(pathname, next as Locale))}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={localeTags[language]}>
          {`${languageNames[language].name} (${languageNames[language].region})`}
        </option>
      ))}
    </QuietSelect>
  )
}

export function inLanguage(pathname: string, next: Locale): string {
  const parts = pathname.split('/')
  const isCountryScoped = parts.length > 2 && isLocale(parts[2])
  return isCountryScoped ? parts.with(2, next).join('/') : languageHome(next)
}
