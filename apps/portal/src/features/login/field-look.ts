import type { FieldLook } from '@amparo/contract/frame-messages'
import { directionOf, type Locale, languageTag } from '@amparo/rules/locale/locales'
import { useEffect, useState } from 'react'
import { useShownTheme } from '../../platform/theme.ts'

const colourTokens = ['--ink', '--ink-soft', '--paper', '--edge', '--brand', '--danger']
const hexColour = /^#[0-9a-f]{6}$/i

type Words = Pick<FieldLook, 'label' | 'help' | 'problem' | 'revealed'>

/** What the vault's frame has to wear to look like every other field of this page, brand colours included. */
export function useFieldLook(words: Words, locale: Locale): FieldLook {
  const theme = useShownTheme()
  const [colours, setColours] = useState<FieldLook['colours']>({})

  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours
  useEffect(() => setColours(coloursOf(document.documentElement)), [theme])

  return { ...words, language: languageTag(locale), direction: directionOf(locale), theme, colours }
}

function coloursOf(element: HTMLElement): FieldLook['colours'] {
  const style = getComputedStyle(element)
  const found = colourTokens.map((name) => [name, style.getPropertyValue(name).trim()] as const)
  return Object.fromEntries(found.filter(([, colour]) => hexColour.test(colour)))
}
