/** A definition never changes once it is read, so that what follows from it is found out once. */
export function perDefinition<Definition extends object, Found extends object | number | null>(
  find: (definition: Definition) => Found,
): (definition: Definition) => Found {
  const known = new WeakMap<Definition, Found>()
  return (definition) => {
    const before = known.get(definition)
    if (before !== undefined) return before
    const found = find(definition)
    known.set(definition, found)
    return found
  }
}
