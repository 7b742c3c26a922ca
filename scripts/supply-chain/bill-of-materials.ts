import { hash } from 'node:crypto'
import type { LockedPackage } from './locked-packages.ts'

/** A list of what the product is made of, in the format CycloneDX 1.6. The same packages give the same bytes. */
export function billOfMaterials(packages: readonly LockedPackage[], { version }: { version: string }) {
  const components = packages.map(({ name, version: installed, license, integrity, isForProduct }) => ({
    type: 'library',
    'bom-ref': refOf(name, installed),
    ...(name.startsWith('@') && { group: name.split('/')[0] }),
    name: name.split('/').at(-1),
    version: installed,
    scope: isForProduct ? 'required' : 'excluded',
    purl: refOf(name, installed),
    ...(license && { licenses: [{ expression: license }] }),
    ...(integrity && { hashes: hashesOf(integrity) }),
  }))
  const versions = Map.groupBy(packages, ({ name }) => name)
  const dependencies = packages.map((one) => ({
    ref: refOf(one.name, one.version),
    dependsOn: one.dependencies.flatMap((name) =>
      (versions.get(name) ?? []).map((found) => refOf(found.name, found.version)),
    ),
  }))
  const digest = hash('sha256', JSON.stringify(components), 'hex')
  const serial = digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${serial}`,
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'amparo', name: 'amparo', version } },
    components,
    dependencies,
  }
}

const refOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** The registry names a hash like `sha512-<base64>`, the format wants hexadecimal digits. */
function hashesOf(integrity: string) {
  return integrity.split(' ').map((one) => {
    const [kind = '', content = ''] = one.split(/-(.*)/s)
    return { alg: kind.replace('sha', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex') }
  })
}
