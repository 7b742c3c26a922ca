import { IsolatedText } from './isolated-text.tsx'

/** Labels with their values, as a list that is only read. */
export function Facts({ rows, className }: { rows: readonly { label: string; value: string }[]; className?: string }) {
  return (
    <dl className={className}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <IsolatedText>{value}</IsolatedText>
          </dd>
        </div>
      ))}
    </dl>
  )
}
