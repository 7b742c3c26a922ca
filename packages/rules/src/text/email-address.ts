const address = /^[^\s@<>,;:"()[\]\\]+@[^\s@.<>,;:"()[\]\\]+(\.[^\s@.<>,;:"()[\]\\]+)+$/

/** Something at something with a dot. Whether anybody reads it, only a mail can tell. */
export function isEmailAddress(text: string): boolean {
  return address.test(text) && !/^\.|\.\.|\.@/.test(text)
}
