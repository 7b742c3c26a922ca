import { expect, it } from 'vitest'
import { wireTransferForm } from './wire-transfer-form.ts'

it.each([
  ['the requested language', { code: 'MEX', languages: ['es_LAC', 'en_LAC'] }, 'en_LAC', 'mex.en_lac'],
  ['English for letters that no file has', { code: 'THA', languages: ['th_TH', 'en_AP'] }, 'th_TH', 'tha.en_ap'],
  [
    'a language of the country instead of one it does not have',
    { code: 'MEX', languages: ['es_LAC'] },
    'vi_VN',
    'mex.es_lac',
  ],
] as const)('gives %s [C-154, C-155]', (_, country, locale, name) => {
  expect(wireTransferForm(country, locale)?.address).toBe(`/documents/wire-transfer/${name}.pdf`)
})

it('gives none if no file could be read', () => {
  expect(wireTransferForm({ code: 'XXX', languages: ['ko_KR'] }, 'ko_KR')).toBeNull()
})
