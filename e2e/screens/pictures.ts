import { join } from 'node:path'

export const folder = join(import.meta.dirname, '../../screens')

export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const
export type Width = keyof typeof sizes
export const widths = ['phone', 'desktop'] as const satisfies Width[]
export const themes = ['light', 'dark'] as const

export type Picture = { page: string; state: string; locale: string; width: Width; theme: (typeof themes)[number] }

/** One folder for each page. */
export function picturePath({ page, state, locale, width, theme }: Picture): string {
  return join(folder, page, `${state}.${locale}.${width}.${theme}.png`)
}

/** What a file of a page's folder shows. */
export function pictureOf(page: string, file: string): Picture {
  const [state = '', locale = '', width, theme] = file.split('.')
  return { page, state, locale, width: width as Width, theme: theme as Picture['theme'] }
}
