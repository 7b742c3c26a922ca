import { themes } from '../platform/state/theme.ts'

/** Reads the widget's query parameters: the embedding origin, the channel, the look and the hidden values (M-246 to M-248). */
export function readWidgetAddress(search: string) {
  const query = new URLSearchParams(search)
  const yesOrNo = (name: string) => (query.get(name) === 'true' ? 'yes' : 'no')
  const environment = query.get('environment') ?? ''

  return {
    host: query.get('host') ?? '',
    channel: query.get('channel') ?? '',
    theme: themes.find((theme) => theme === query.get('theme')),
    hidden: {
      environment: /^[\w.:-]{1,40}$/.test(environment) ? environment : 'unknown',
      has_accident_medical_expense: yesOrNo('has_accident_medical_expense'),
      has_critical_illness: yesOrNo('has_critical_illness'),
    },
  }
}
