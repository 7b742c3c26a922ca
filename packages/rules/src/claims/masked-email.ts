/** An address that its owner recognizes and nobody else can use: `a•••@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = at > 0 ? email : ''
  return `${first}•••${at >= 0 ? email.slice(at) : ''}`
}
