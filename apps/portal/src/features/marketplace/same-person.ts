type Person = { firstName: string; lastName: string; birthdate: string }

/** How many of the first name, the last name and the birthdate are the same: all three, unless it is somebody else or one is being corrected. */
export function sameTraits(one: Person, other: Person): number {
  const traits = ['firstName', 'lastName', 'birthdate'] as const
  return traits.filter((trait) => one[trait].trim() === other[trait].trim()).length
}
export const ALL_TRAITS = 3
