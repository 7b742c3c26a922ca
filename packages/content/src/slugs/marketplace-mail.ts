import { entry, text } from '../schema.ts'

/** Mail of the marketplace, whose country has one language. */
export const marketplaceMailSlugs = {
  'sign-in-mail': entry(
    {
      subject: text(),
      title: text(),
      intro: text(),
      button: text(),
      copy: text(),
      lasts: text(['days']),
      ignore: text(),
    },
    { only: 'en_US' },
  ),
}
