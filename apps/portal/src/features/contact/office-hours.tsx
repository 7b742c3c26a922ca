import { fill } from '@amparo/content/fill'
import type { OfficeHours as Hours } from '@amparo/contract/contact'
import { intlTag } from '@amparo/rules/locale/locales'
import { useEffect, useState } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { usePlatform } from '../../platform/platform.ts'
import { openings } from './opening-hours.ts'
import { weekLines } from './week-lines.ts'

/** When somebody answers the phone, in the reader's time zone. */
export function OfficeHours({ hours }: { hours: Hours }) {
  const text = useContent('contact-page')
  const locale = useLocale()
  const now = useMinute()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const all = openings(hours, now)
  const [next] = all
  const shown = (moment: Date, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intlTag(locale), { ...parts, timeZone }).format(moment)
  const time = { hour: 'numeric', minute: '2-digit' } as const
  const zone = new Intl.DateTimeFormat(intlTag(locale), { timeZone, timeZoneName: 'long' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')

  return (
    <section className="office-hours">
      <h2>{text.hours_title}</h2>
      {next && (
        <p className="office-now" data-open={next.from <= now}>
          {next.from <= now
            ? fill(text.open, { time: shown(next.to, time) })
            : fill(text.closed, { day: shown(next.from, { weekday: 'long' }), time: shown(next.from, time) })}
        </p>
      )}
      <dl>
        {weekLines(all, locale, timeZone).map(({ days, hours: from }) => (
          <div key={`${days} ${from}`}>
            <dt>{days}</dt>
            <dd className="num">{from}</dd>
          </div>
        ))}
      </dl>
      <p className="soft">{fill(text.hours_here, { zone: zone?.value ?? timeZone })}</p>
    </section>
  )
}

/** The current time, updated every minute. */
function useMinute(): Date {
  const platform = usePlatform()
  const [now, setNow] = useState(platform.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(platform.now()), 60_000)
    return () => clearInterval(timer)
  }, [platform])

  return now
}
