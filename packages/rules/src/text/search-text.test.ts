import { expect, it } from 'vitest'
import { isFound } from './search-text.ts'

it.each([
  ['protecao', ['Proteção de preço'], 'pt_BR', true],
  ['PREÇO prote', ['Proteção de preço'], 'pt_BR', true],
  ['preço carro', ['Proteção de preço'], 'pt_BR', false],
  ['bao hiem', ['Bảo hiểm du lịch'], 'vi_VN', true],
  ['여행', ['해외여행 보험'], 'ko_KR', true],
  ['여해', ['해외여행 보험'], 'ko_KR', true],
  ['租車', ['租車損失保障'], 'zh_TW', true],
  ['تامين', ['تأمين السفر'], 'ar_EEMEA', true],
  ['', ['anything'], 'en_US', true],
  ['doctor', ['Travel assistance', 'A doctor by phone'], 'en_US', true],
  ['dien thoai di dong', ['Bảo vệ điện thoại di động'], 'vi_VN', true],
  ['DIEN', ['ĐIỆN THOẠI'], 'vi_VN', true],
  ['حمايه', ['حماية المشتريات'], 'ar_EEMEA', true],
  ['مستشفي', ['أقرب مستشفى'], 'ar_EEMEA', true],
  ['สินคา', ['คุ้มครองสินค้า'], 'th_TH', true],
  ['ปน', ['ปืน'], 'th_TH', false],
  ['สิทธิประโยชน์', ['คู่มือสิทธิ\u2060ประโยชน์'], 'th_TH', true],
] as const)('finds "%s" in %j (%s): %s', (query, texts, locale, found) => {
  expect(isFound(query, texts, locale)).toBe(found)
})
