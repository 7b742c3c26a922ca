import type { Locale } from '@amparo/rules/locale/locales'

const expected: Partial<Record<Locale, { name: string; letter: RegExp }>> = {
  th_TH: { name: 'Thai', letter: /\p{Script=Thai}/u },
  ar_EEMEA: { name: 'Arabic', letter: /\p{Script=Arabic}/u },
  ko_KR: { name: 'Hangul', letter: /\p{Script=Hangul}/u },
  zh_CN: { name: 'Han', letter: /\p{Script=Han}/u },
  zh_TW: { name: 'Han', letter: /\p{Script=Han}/u },
}

// The same words, character by character; those that both ways of writing use (后, 里, 台 …) are left out.
const simplified =
  '们这个么为会对时说来过还没样开关门问间题单险费车证请电话号码输银联网络机场医疗务损坏丢赔偿购买卖价钱现动发讯资权国际报护无须应当实账设备选择确认错误试点数类种条项页阅读写见员离线级结给统经从进运远边达迟飞'
const traditional =
  '們這個麼為會對時說來過還沒樣開關門問間題單險費車證請電話號碼輸銀聯網絡機場醫療務損壞丟賠償購買賣價錢現動發訊資權國際報護無須應當實賬設備選擇確認錯誤試點數類種條項頁閱讀寫見員離線級結給統經從進運遠邊達遲飛'
const foreignHan: Partial<Record<Locale, { name: string; characters: string }>> = {
  zh_CN: { name: 'traditional', characters: traditional },
  zh_TW: { name: 'simplified', characters: simplified },
}

/** What a text is written in, against what its readers read. Placeholders and the addresses of links do not count. */
export function scriptProblem(text: string, locale: Locale): string | null {
  const words = text.replace(/\{\w+\}|\]\([^)]*\)/g, ' ')
  const letters = words.match(/\p{L}/gu) ?? []
  const script = expected[locale]
  const foreign = letters.find(
    (letter) => !script?.letter.test(letter) && !/[\p{Script=Latin}\p{Script=Common}]/u.test(letter),
  )
  const han = foreignHan[locale]
  const wrongHan = han && letters.find((letter) => han.characters.includes(letter))

  if (foreign) return `wrong script: "${foreign}"`
  if (wrongHan) return `wrong script: "${wrongHan}" is ${han.name}`
  if (/(?![0-9])\p{Nd}/u.test(words)) return 'digits should be 0 to 9'
  if (script && letters.length > 0 && !letters.some((letter) => script.letter.test(letter)))
    return `no ${script.name} letters`
  if (script && /(\p{Script=Latin}+[\s,.’'-]+){3}\p{Script=Latin}/u.test(words))
    return 'wrong script: a part is not translated'
  if (locale === 'vi_VN' && wordCount(text) > 3 && !/[^\p{ASCII}’“”–—…·©]/u.test(words)) return 'no Vietnamese letters'
  return null
}

export function wordCount(text: string): number {
  return text.replace(/\{\w+\}/g, ' ').match(/[\p{L}\p{M}’']+/gu)?.length ?? 0
}
