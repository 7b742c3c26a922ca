import { describe, expect, it } from 'vitest'
import { check, page, prepareFolder } from '../testing/check.ts'

prepareFolder()

describe('the allow-list', () => {
  const wrong = { ...page('th_TH', { nav_home: 'Wi-Fi' }), ...page('ko_KR', { nav_home: 'Wi-Fi' }) }

  it('excuses one place', () => {
    const list = [{ at: 'th_TH/page.json:nav_home', why: 'a name' }]
    expect(check({ ...wrong, 'allow-list.json': list }).lines).toEqual(['ko_KR/page.json:nav_home: no Hangul letters'])
  })

  it('excuses a key in every locale', () => {
    expect(check({ ...wrong, 'allow-list.json': [{ at: '*/page.json:nav_home', why: 'a name' }] }).lines).toEqual([])
  })

  it('must not have entries that are no longer needed', () => {
    const list = [{ at: 'th_TH/page.json:title', why: 'was once wrong' }]
    expect(check({ 'allow-list.json': list }).lines).toEqual([
      'allow-list.json: "th_TH/page.json:title" excuses nothing',
    ])
  })
})
