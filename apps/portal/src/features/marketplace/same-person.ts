type Person = { firstName: string; lastName: string; birthdate: string }

/** The same names and birthdate. A relative may share two of the three. */
export function isSamePerson(one: Person, other: Person): boolean {
  const traits = ['firstName', 'lastName', 'birthdate'] as const
  return traits.every((trait) => one[trait].trim() === other[trait].trim())
}
