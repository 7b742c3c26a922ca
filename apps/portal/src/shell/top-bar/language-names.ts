import type { Locale } from '@amparo/rules/locale/locales'

/** Each language in its own language, so that people find theirs even if they cannot read the page. */
export const languageNames: Record<Locale, { name: string; region: string }> = {
  en_US: { name: 'English', region: 'United States' },
  en_LAC: { name: 'English', region: 'Latin America & Caribbean' },
  en_AP: { name: 'English', region: 'Asia-Pacific' },
  en_EEMEA: { name: 'English', region: 'Middle East' },
  es_LAC: { name: 'Español', region: 'Latinoamérica' },
  pt_BR: { name: 'Português', region: 'Brasil' },
  zh_TW: { name: '繁體中文', region: '台灣、香港' },
  zh_CN: { name: '简体中文', region: '中国' },
  th_TH: { name: 'ไทย', region: 'ประเทศไทย' },
  vi_VN: { name: 'Tiếng Việt', region: 'Việt Nam' },
  ko_KR: { name: '한국어', region: '대한민국' },
  ar_EEMEA: { name: 'العربية', region: 'الشرق الأوسط' },
  id_ID: { name: 'Bahasa Indonesia', region: 'Indonesia' },
  ms_MY: { name: 'Bahasa Melayu', region: 'Malaysia' },
}
