/** A link to a mail address only, without a subject or a body. */
export const isMailLink = (address: string | undefined): address is string =>
  /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(address ?? '')
