import { describe, expect, it } from 'vitest'
import { auditResult } from './audit.ts'
import { billOfMaterials } from './bill-of-materials.ts'
import { isAllowed, licenseList, licenseProblems } from './licenses.ts'
import { type LockFile, lockedPackages } from './locked-packages.ts'

const lock: LockFile = {
  packages: {
    '': { version: '0.1.0' },
    'packages/rules': { version: '0.1.0' },
    'node_modules/@amparo/rules': { link: true },
    'node_modules/@scope/one': {
      version: '1.0.0',
      license: 'MIT',
      integrity: 'sha512-AAEC',
      dependencies: { two: '^2.0.0' },
    },
    'node_modules/two': { version: '2.0.0', license: 'ISC', dev: true },
    'node_modules/@scope/one/node_modules/two': { version: '2.0.0', license: 'ISC' },
  },
}

describe('the list of packages', () => {
  it('has each version once, and knows what is part of the product', () => {
    expect(lockedPackages(lock).map(({ name, isForProduct }) => [name, isForProduct])).toEqual([
      ['@scope/one', true],
      ['two', true],
    ])
  })

  it('becomes a bill of materials with the same bytes each time', () => {
    const made = billOfMaterials(lockedPackages(lock), { version: '0.1.0' })
    expect(made).toEqual(billOfMaterials(lockedPackages(lock), { version: '0.1.0' }))
    expect(made).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/),
      components: [
        {
          group: '@scope',
          name: 'one',
          purl: 'pkg:npm/%40scope/one@1.0.0',
          hashes: [{ alg: 'SHA-512', content: '000102' }],
          scope: 'required',
        },
        { name: 'two', licenses: [{ expression: 'ISC' }] },
      ],
      dependencies: [{ dependsOn: ['pkg:npm/two@2.0.0'] }, { dependsOn: [] }],
    })
  })
})

describe('licenses', () => {
  it('of all packages of this project are known and allowed', () => {
    const packages = lockedPackages()
    expect(packages.length).toBeGreaterThan(300)
    expect(licenseProblems(packages)).toEqual([])
    expect(licenseList(packages)).toContain('| fastify | 5.12.8 | MIT | product |')
  })

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND Zlib', true],
    ['(MIT AND GPL-3.0)', false],
    ['GPL-3.0', false],
    ['AGPL-3.0-only', false],
    ['SSPL-1.0', false],
    ['BUSL-1.1', false],
    ['UNLICENSED', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['', false],
  ])('%s is allowed: %s', (license, isFine) => expect(isAllowed(license)).toBe(isFine))

  it('that are missing or not allowed are named', () => {
    const one = { name: 'one', version: '1.0.0', license: null, integrity: null, isForProduct: true, dependencies: [] }
    expect(licenseProblems([one, { ...one, name: 'two', license: 'GPL-3.0' }])).toEqual([
      expect.stringContaining('one@1.0.0 names no license'),
      'two@1.0.0 has the license GPL-3.0, which is not allowed',
    ])
  })
})

describe('known vulnerabilities', () => {
  it.each([
    ['', { is: 'not available', reason: 'the registry did not answer' }],
    ['<html>', { is: 'not available', reason: 'the registry did not answer' }],
    ['{"message":"405 Method Not Allowed"}', { is: 'not available', reason: '405 Method Not Allowed' }],
    ['{"vulnerabilities":{}}', { is: 'clean' }],
    [
      '{"vulnerabilities":{"two":{"severity":"high","via":[{"title":"Prototype pollution"},"three"]}}}',
      { is: 'found', lines: ['two: high, Prototype pollution; three'] },
    ],
  ])('in the answer %j', (output, result) => expect(auditResult(output)).toEqual(result))
})
