/** Everything that code has to know about a locale. A new locale is an entry here, plus its texts. */
export type LocaleFacts = {
  /** The BCP 47 tag for Intl, React Aria and the lang attribute. */
  tag: string
  /** Name and region in the language itself, so that people who cannot read the page find their own. */
  name: string
  region: string
  direction: 'ltr' | 'rtl'
  /** ISO 15924: what its texts are written in. The content checker knows the letters of each. */
  script: 'Latn' | 'Hans' | 'Hant' | 'Hang' | 'Thai' | 'Arab'
  /** Whether no longer text gets by with the letters a to z, so that one without other letters has lost its accents. */
  alwaysAccented: boolean
  /** Dates are MM/dd/yyyy or dd/MM/yyyy (portal specification §9). */
  dateOrder: 'month-first' | 'day-first'
  /** Whether people there tell the time in 12 hours with AM and PM, or in 24. */
  clock: 12 | 24
  /** Whether the family name comes before the given name. */
  familyNameFirst: boolean
  decimalMark: '.' | ','
  /** What stands between a label and its text, with the space after it. */
  colon: ': ' | '：'
  /** Whether React Aria's calendar has this language; where it does not, we say "today" ourselves. */
  hasCalendarWords: boolean
  /** The font of PDFs that has its letters, by the name of its package. */
  pdfFont: 'inter' | 'ibm-plex-sans-arabic' | 'noto-sans-thai' | 'gowun-dodum' | 'chocolate-classical-sans'
}

const latin = {
  direction: 'ltr',
  script: 'Latn',
  alwaysAccented: false,
  dateOrder: 'day-first',
  clock: 12,
  familyNameFirst: false,
  decimalMark: '.',
  colon: ': ',
  hasCalendarWords: true,
  pdfFont: 'inter',
} as const
const chinese = { ...latin, familyNameFirst: true, colon: '：', pdfFont: 'chocolate-classical-sans' } as const

/** The fourteen locales of the portal specification §9. */
const facts = {
  en_US: { ...latin, tag: 'en-US', name: 'English', region: 'United States', dateOrder: 'month-first' },
  en_LAC: { ...latin, tag: 'en-GB', name: 'English', region: 'Latin America & Caribbean' },
  en_AP: { ...latin, tag: 'en-GB', name: 'English', region: 'Asia-Pacific' },
  en_EEMEA: { ...latin, tag: 'en-GB', name: 'English', region: 'Middle East' },
  es_LAC: { ...latin, tag: 'es-419', name: 'Español', region: 'Latinoamérica', clock: 24 },
  pt_BR: { ...latin, tag: 'pt-BR', name: 'Português', region: 'Brasil', clock: 24, decimalMark: ',' },
  zh_TW: { ...chinese, tag: 'zh-Hant-TW', name: '繁體中文', region: '台灣、香港', script: 'Hant' },
  zh_CN: { ...chinese, tag: 'zh-Hans-CN', name: '简体中文', region: '中国', script: 'Hans', clock: 24 },
  th_TH: {
    ...latin,
    tag: 'th-TH',
    name: 'ไทย',
    region: 'ประเทศไทย',
    script: 'Thai',
    clock: 24,
    hasCalendarWords: false,
    pdfFont: 'noto-sans-thai',
  },
  vi_VN: {
    ...latin,
    tag: 'vi-VN',
    name: 'Tiếng Việt',
    region: 'Việt Nam',
    alwaysAccented: true,
    clock: 24,
    familyNameFirst: true,
    decimalMark: ',',
    hasCalendarWords: false,
  },
  ko_KR: {
    ...latin,
    tag: 'ko-KR',
    name: '한국어',
    region: '대한민국',
    script: 'Hang',
    familyNameFirst: true,
    pdfFont: 'gowun-dodum',
  },
  ar_EEMEA: {
    ...latin,
    tag: 'ar-SA',
    name: 'العربية',
    region: 'الشرق الأوسط',
    direction: 'rtl',
    script: 'Arab',
    pdfFont: 'ibm-plex-sans-arabic',
  },
  id_ID: {
    ...latin,
    tag: 'id-ID',
    name: 'Bahasa Indonesia',
    region: 'Indonesia',
    clock: 24,
    decimalMark: ',',
    hasCalendarWords: false,
  },
  ms_MY: { ...latin, tag: 'ms-MY', name: 'Bahasa Melayu', region: 'Malaysia', hasCalendarWords: false },
} satisfies Record<string, LocaleFacts>

export type Locale = keyof typeof facts

export const localeFacts: Record<Locale, LocaleFacts> = facts
