declare const scope: unique symbol

/** A text with placeholders. Its type has their names, so that `fill` without one of them does not compile. */
export type Text<P extends string = never> = [P] extends [never] ? string : string & { readonly [scope]?: P }
export type Plural<P extends string = never> = { readonly other: Text<P> } & Partial<Record<PluralForm, Text<P>>>
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many'

const placeholder = /\{(\w+)\}/g

/**
 * Fills in the placeholders of a text (P-319). A missing value is a programming error: it throws in development and tests. In production the
 * placeholder is left out, as most of a sentence helps more than an error page.
 */
export function fill<P extends string>(text: Text<P>, values: Readonly<Record<P, string | number>>): string {
  return (text as string).replace(placeholder, (_, name: string) => {
    const value = (values as Record<string, string | number>)[name]
    if (value !== undefined) return String(value)
    if (process.env.NODE_ENV !== 'production') throw new Error(`No value for {${name}} in "${text}"`)
    return ''
  })
}

/** The plural form for a count; a form that is missing falls back to `other`. */
export function plural<P extends string>(forms: Plural<P>, count: number, intlTag: string): Text<P> {
  const form = new Intl.PluralRules(intlTag).select(count)
  return forms[form] ?? forms.other
}

export function placeholdersOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(placeholder), ([, name]) => name as string))].sort()
}
