import type { LockedPackage } from './locked-packages.ts'

/** Licenses that ask for no more than to name the authors. */
const PERMISSIVE = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Python-2.0',
  'Zlib',
  'Unlicense',
]
/** Fonts may be served with the product; MPL files may be used unchanged, and none of them is part of a bundle. */
const WITH_CONDITIONS = ['OFL-1.1', 'MPL-2.0']
const ALLOWED = new Set([...PERMISSIVE, ...WITH_CONDITIONS])

/** Packages that do not name their license as they should, and what their own files say. A new version is looked at again. */
const LOOKED_UP: Record<string, string> = {
  '@react-aria/optimize-locales-plugin@2.0.2': 'Apache-2.0',
  'busboy@1.6.0': 'MIT',
  'humanize-number@0.0.2': 'MIT',
  'png-js@2.0.0': 'MIT',
  'streamsearch@1.1.0': 'MIT',
  'zipcodes@8.0.0': 'BSD-2-Clause',
}

export function licenseOf({ name, version, license }: LockedPackage): string | null {
  return LOOKED_UP[`${name}@${version}`] ?? license
}

/** A line for each package whose license is missing, unknown or not allowed. */
export function licenseProblems(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap((one) => {
    const license = licenseOf(one)
    if (license === null)
      return [
        `${one.name}@${one.version} names no license: look it up, then add it to scripts/supply-chain/licenses.ts`,
      ]
    return isAllowed(license) ? [] : [`${one.name}@${one.version} has the license ${license}, which is not allowed`]
  })
}

/** `A OR B` is allowed if one of them is, `A AND B` if both are. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed)
  if (plain.includes(' AND ')) return plain.split(' AND ').every(isAllowed)
  return ALLOWED.has(plain)
}

export function licenseList(packages: readonly LockedPackage[]): string {
  const rows = packages.map(
    (one) => `| ${one.name} | ${one.version} | ${licenseOf(one)} | ${one.isForProduct ? 'product' : 'tools'} |`,
  )
  return ['# Licenses', '', '| package | version | license | part of |', '|---|---|---|---|', ...rows, ''].join('\n')
}
