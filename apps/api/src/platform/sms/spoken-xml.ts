import type { Locale } from '@amparo/rules/locale/locales'
import { escapedText } from '@amparo/service/app/escaped-text'

/** The languages of Twilio's voices, which have names of their own for some. */
const voiceLanguages: Record<Locale, string> = {
  en_US: 'en-US',
  en_LAC: 'en-US',
  en_AP: 'en-GB',
  en_EEMEA: 'en-GB',
  es_LAC: 'es-US',
  pt_BR: 'pt-BR',
  ar_EEMEA: 'ar-XA',
  id_ID: 'id-ID',
  ko_KR: 'ko-KR',
  ms_MY: 'ms-MY',
  th_TH: 'th-TH',
  vi_VN: 'vi-VN',
  zh_CN: 'cmn-CN',
  zh_TW: 'cmn-TW',
}

/** Says it twice, slowly enough to write it down: nobody can ask a machine to repeat itself. */
export function spokenXml({ text, locale }: { text: string; locale: Locale }): string {
  const language = voiceLanguages[locale]
  const say = `<Say language="${language}" voice="Google.${language}-Standard-A">${escapedText(text)}</Say>`
  return `<Response>${say}<Pause length="1"/>${say}</Response>`
}
