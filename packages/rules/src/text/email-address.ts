const address = /^[^\s\p{Cc}@<>,;:"()[\]\\]+@[^\s\p{Cc}@.<>,;:"()[\]\\]+(\.[^\s\p{Cc}@.<>,;:"()[\]\\]+)+$/u

/** Checks only the shape: something, an @, and a domain with a dot. */
export function isEmailAddress(text: string): boolean {
  return address.test(text) && !/^\.|\.\.|\.@/.test(text)
}
