/** A value in its own direction, whatever the language around it: numbers without letters run from left to right also in Arabic. */
export function IsolatedText({ children }: { children: string }) {
  return <bdi dir={/\p{L}/u.test(children) ? 'auto' : 'ltr'}>{children}</bdi>
}
