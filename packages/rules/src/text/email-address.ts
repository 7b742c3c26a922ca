const address = /^[^\s@<>,;:"()[\]\\]+@[^\s@.<>,;:"()[\]\\]+(\.[^\s@.<>,;:"()[\]\\]+)+$/

/** Checks only the shape: something, an @, and a domain with a dot. */
export function isEmailAddress(text: string): boolean {
  return address.test(text) && !/^\.|\.\.|\.@/.test(text)
}
