/**
 * Groups of files that import each other, type imports included (Biome's noImportCycles leaves those out), one message per group.
 * `imports` maps a file to the files it imports; paths are from the root.
 */
export function importCycles(imports: Map<string, string[]>): string[] {
  return stronglyConnected(imports).map((group) => {
    const cycle = shortestCycle(group, imports)
    const others = group.length - new Set(cycle).size
    const more = others > 0 ? ` (${others} more files are part of it)` : ''

    return `${cycle[0]}: import cycle ${cycle.join(' → ')}${more}`
  })
}

/** Tarjan's algorithm; groups of one file are left out unless the file imports itself. */
function stronglyConnected(imports: Map<string, string[]>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const groups: string[][] = []

  function visit(file: string): number {
    const index = order.size
    order.set(file, index)
    lowest.set(file, index)
    open.push(file)
    isOpen.add(file)
    for (const target of imports.get(file) ?? []) {
      if (!order.has(target)) lower(file, visit(target))
      else if (isOpen.has(target)) lower(file, order.get(target) ?? index)
    }
    if (lowest.get(file) === index) close(file)

    return lowest.get(file) ?? index
  }

  function lower(file: string, index: number): void {
    lowest.set(file, Math.min(lowest.get(file) ?? index, index))
  }

  function close(file: string): void {
    const group = open.splice(open.indexOf(file))
    for (const member of group) isOpen.delete(member)
    if (group.length > 1 || imports.get(file)?.includes(file)) groups.push(group.sort())
  }

  for (const file of imports.keys()) if (!order.has(file)) visit(file)

  return groups
}

/** The shortest way from a file of the group back to itself, by breadth-first search; the first and last file are the same. */
function shortestCycle(group: string[], imports: Map<string, string[]>): string[] {
  const cycles = group.map((start) => {
    const paths = [[start]]
    const seen = new Set<string>()
    for (const path of paths) {
      for (const target of imports.get(path.at(-1) ?? '') ?? []) {
        if (target === start) return [...path, start]
        if (!group.includes(target) || seen.has(target)) continue
        seen.add(target)
        paths.push([...path, target])
      }
    }

    return []
  })

  return cycles.reduce((shortest, cycle) => (cycle.length < shortest.length ? cycle : shortest))
}
