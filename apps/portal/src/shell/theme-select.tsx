import { useContent } from '../platform/content.ts'
import { chooseTheme, type Theme, themes, useTheme } from '../platform/theme.ts'
import { QuietSelect } from '../ui/quiet-select.tsx'

export function ThemeSelect() {
  const text = useContent('shell')
  const theme = useTheme()

  return (
    <QuietSelect label={text.theme_label} icon="moon" value={theme} onChange={(next) => chooseTheme(next as Theme)}>
      {themes.map((choice) => (
        <option key={choice} value={choice}>
          {text[`theme_${choice}`]}
        </option>
      ))}
    </QuietSelect>
  )
}
