import { track } from '../../platform/analytics/analytics.ts'
import { useContent } from '../../platform/content/content.ts'
import { chooseTheme, type Theme, themes, useTheme } from '../../platform/state/theme.ts'
import { QuietSelect } from '../../ui/form/quiet-select.tsx'

/** Shows its label as text if there is room. */
export function ThemeSelect({ isNamed = false }: { isNamed?: boolean }) {
  const text = useContent('shell')
  const theme = useTheme()

  function choose(next: Theme) {
    track({ event: 'theme_changed', theme: next })
    chooseTheme(next)
  }

  return (
    <QuietSelect
      label={text.theme_label}
      icon="moon"
      isNamed={isNamed}
      shown={isNamed ? text[`theme_${theme}`] : undefined}
      value={theme}
      onChange={(next) => choose(next as Theme)}
    >
      {themes.map((choice) => (
        <option key={choice} value={choice}>
          {text[`theme_${choice}`]}
        </option>
      ))}
    </QuietSelect>
  )
}
