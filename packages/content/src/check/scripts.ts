import { type Locale, type LocaleFacts, localeFacts } from '@amparo/rules/locale/locale-facts'

type Script = { name: string; letter: RegExp }

const chinese: Script = { name: 'Han', letter: /\p{Script=Han}/u }
/** The letters of each script besides Latin, which every locale may use for names. */
const scripts: Record<LocaleFacts['script'], Script | null> = {
  Latn: null,
  Thai: { name: 'Thai', letter: /\p{Script=Thai}/u },
  Arab: { name: 'Arabic', letter: /\p{Script=Arabic}/u },
  Hang: { name: 'Hangul', letter: /\p{Script=Hangul}/u },
  Hans: chinese,
  Hant: chinese,
}

// The same words in both ways of writing, without characters that both use (后, 里, 台 …).
const simplified =
  '们这个么为会对时说来过还没样开关门问间题单险费车证请电话号码输银联网络机场医疗务损坏丢赔偿购买卖价钱现动发讯资权国际报护无须应当实账设备选择确认错误试点数类种条项页阅读写见员离线级结给统经从进运远边达迟飞'
const traditional =
  '們這個麼為會對時說來過還沒樣開關門問間題單險費車證請電話號碼輸銀聯網絡機場醫療務損壞丟賠償購買賣價錢現動發訊資權國際報護無須應當實賬設備選擇確認錯誤試點數類種條項頁閱讀寫見員離線級結給統經從進運遠邊達遲飛'
const foreignHan: Partial<Record<LocaleFacts['script'], { name: string; characters: string }>> = {
  Hans: { name: 'traditional', characters: traditional },
  Hant: { name: 'simplified', characters: simplified },
}

/** What is wrong with the script of a text for readers of this locale. Placeholders and the addresses of links do not count. */
export function scriptProblem(text: string, locale: Locale): string | null {
  const words = text.replace(/\{\w+\}|\]\([^)]*\)/g, ' ')
  const letters = words.match(/\p{L}/gu) ?? []
  const { script: code, alwaysAccented } = localeFacts[locale]
  const script = scripts[code]
  const foreign = letters.find(
    (letter) => !script?.letter.test(letter) && !/[\p{Script=Latin}\p{Script=Common}]/u.test(letter),
  )
  const han = foreignHan[code]
  const wrongHan = han && letters.find((letter) => han.characters.includes(letter))

  if (foreign) return `wrong script: "${foreign}"`
  if (wrongHan) return `wrong script: "${wrongHan}" is ${han.name}`
  if (/(?![0-9])\p{Nd}/u.test(words)) return 'digits should be 0 to 9'
  if (script && letters.length > 0 && !letters.some((letter) => script.letter.test(letter)))
    return `no ${script.name} letters`
  if (script && /(\p{Script=Latin}+[\s,.’'-]+){3}\p{Script=Latin}/u.test(words))
    return 'wrong script: a part is not translated'
  if (alwaysAccented && wordCount(text) > 3 && !/[^\p{ASCII}’“”–—…·©]/u.test(words)) return 'no Vietnamese letters'
  return null
}

export function wordCount(text: string): number {
  return text.replace(/\{\w+\}/g, ' ').match(/[\p{L}\p{M}’']+/gu)?.length ?? 0
}
