import { expect, it } from 'vitest'
import type { Locale } from '../locale/locales.ts'
import { formatTime } from './format-time.ts'

it.each<[Locale, string, string]>([
  ['en_US', '12:05 AM', '2:05 PM'],
  ['en_LAC', '12:05 AM', '2:05 PM'],
  ['en_AP', '12:05 AM', '2:05 PM'],
  ['en_EEMEA', '12:05 AM', '2:05 PM'],
  ['es_LAC', '00:05', '14:05'],
  ['pt_BR', '00:05', '14:05'],
  ['zh_TW', '上午12:05', '下午2:05'],
  ['zh_CN', '00:05', '14:05'],
  ['th_TH', '00:05', '14:05'],
  ['vi_VN', '00:05', '14:05'],
  ['ko_KR', '오전 12:05', '오후 2:05'],
  ['ar_EEMEA', '12:05 ص', '2:05 م'],
  ['id_ID', '00.05', '14.05'],
  ['ms_MY', '12:05 PG', '2:05 PTG'],
])('writes the time as people in %s do', (locale, night, afternoon) => {
  expect(formatTime({ hour: 0, minute: 5 }, locale)).toBe(night)
  expect(formatTime({ hour: 14, minute: 5 }, locale)).toBe(afternoon)
})
