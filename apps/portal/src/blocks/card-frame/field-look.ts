import type { FieldLook } from '@amparo/contract/frame-messages'
import { directionOf, type Locale, languageTag } from '@amparo/rules/locale/locales'
import { useEffect, useState } from 'react'
import { useShownTheme } from '../../platform/state/theme.ts'

const colourTokens = ['--ink', '--ink-soft', '--paper', '--edge', '--brand', '--danger']
const hexColour = /^#[0-9a-f]{6}$/i

type Words = Pick<FieldLook, 'label' | 'help' | 'problem' | 'revealed'>

/** What the vault's frame needs to look like the other fields of this page, brand colours included. */
export function useFieldLook(words: Words, locale: Locale): FieldLook {
  return { ...words, ...useFrameTheme(locale) }
}

/** The part of the look that all frames of a page share. */
export function useFrameTheme(locale: Locale): Omit<FieldLook, keyof Words> {
  const theme = useShownTheme()
  const [colours, setColours] = useState<FieldLook['colours']>({})

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours change with the theme
  useEffect(() => setColours(coloursOf(document.documentElement)), [theme])

  return { language: languageTag(locale), direction: directionOf(locale), theme, colours }
}

function coloursOf(element: HTMLElement): FieldLook['colours'] {
  const style = getComputedStyle(element)
  const found = colourTokens.map((name) => [name, style.getPropertyValue(name).trim()] as const)
  return Object.fromEntries(found.filter(([, colour]) => hexColour.test(colour)))
}
