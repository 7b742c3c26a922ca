/** The areas of the API in the order in which `create-areas.ts` creates them, lowest first. */
export function areaOrder(assembly: string): string[] {
  return [...assembly.matchAll(/= (?:await )?create(\w+)\(/g)].map(([, name = '']) =>
    name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase(),
  )
}

type Place = { folder: string; file: string }

/**
 * What is wrong with an import between two files of the API, as paths below its `src`. An area imports the platform and the public
 * files of areas below it; files outside folders assemble the areas from their public files.
 */
export function areaProblem(from: string, to: string, order: readonly string[]): string | null {
  const [home, target] = [placeOf(from), placeOf(to)]
  if (home.folder === target.folder || home.folder === 'commands' || target.folder === 'platform') return null
  if (target.folder === '') return `${home.folder} may not import ${target.file}, which is above it`
  if (home.folder === '' && !order.includes(target.folder)) return null
  if (home.folder === 'platform') return `the platform may not import the area ${target.folder}`
  for (const folder of [home.folder, target.folder])
    if (folder !== '' && !order.includes(folder)) return `${folder} is not an area: create-areas.ts does not create it`

  if (target.file !== `create-${target.folder}.ts`)
    return `only create-${target.folder}.ts of the area ${target.folder} may be imported from outside`
  const isBelow = home.folder === '' || order.indexOf(target.folder) < order.indexOf(home.folder)
  return isBelow ? null : `area ${home.folder} may not import ${target.folder}, which is above it`
}

function placeOf(path: string): Place {
  const [folder = '', ...rest] = path.split('/')
  return rest.length > 0 ? { folder, file: rest.join('/') } : { folder: '', file: folder }
}
