import { describe, expect, it } from 'vitest'
import { check, error, type Files, page, prepareFolder } from '../testing/check.ts'

prepareFolder()

describe('the content check', () => {
  it.each<[string, Files, string]>([
    [
      'English that stayed',
      error('es_LAC', 'We did not find it. Try again.'),
      'es_LAC/errors.json:not-found.body: the same as en_US: translate it',
    ],
    [
      'a variant without a difference',
      { 'en_AP/page.json': { steps: ['Call us'] } },
      'en_AP/page.json:steps: the same as en_US: leave it out',
    ],
    ['Thai without Thai', page('th_TH', { nav_home: 'Call' }), 'th_TH/page.json:nav_home: no Thai letters'],
    ['Arabic without Arabic', page('ar_EEMEA', { nav_home: 'Call' }), 'ar_EEMEA/page.json:nav_home: no Arabic letters'],
    ['Korean without Hangul', page('ko_KR', { nav_home: 'Call' }), 'ko_KR/page.json:nav_home: no Hangul letters'],
    ['Chinese without Han', page('zh_TW', { nav_home: 'Call' }), 'zh_TW/page.json:nav_home: no Han letters'],
    [
      'Vietnamese without its marks',
      error('vi_VN', 'Khong tim thay the nao'),
      'vi_VN/errors.json:not-found.body: no Vietnamese letters',
    ],
    [
      'an incomplete translation',
      error('th_TH', 'ไม่พบ try it once again'),
      'th_TH/errors.json:not-found.body: wrong script: a part is not translated',
    ],
    ['a foreign letter', error('es_LAC', 'No lo encontrаmos'), 'es_LAC/errors.json:not-found.body: wrong script: "а"'],
    [
      'simplified in zh_TW',
      error('zh_TW', '請输入'),
      'zh_TW/errors.json:not-found.body: wrong script: "输" is simplified',
    ],
    [
      'traditional in zh_CN',
      error('zh_CN', '请輸入'),
      'zh_CN/errors.json:not-found.body: wrong script: "輸" is traditional',
    ],
    [
      'digits of another script',
      error('ar_EEMEA', 'حاول بعد ٥ دقائق'),
      'ar_EEMEA/errors.json:not-found.body: digits should be 0 to 9',
    ],
  ])('finds %s', (_, changes, line) => {
    expect(check(changes).lines).toEqual([line])
  })
})
