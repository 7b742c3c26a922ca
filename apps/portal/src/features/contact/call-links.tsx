import type { ContactNumber } from '@amparo/contract/contact'
import { useContent } from '../../platform/content.ts'

/** Small links, for a long list. */
export function CallLinks({ numbers }: { numbers: readonly ContactNumber[] }) {
  const labels = useContent('contact')

  return numbers.map(({ number, kind, display }) => (
    <a key={number} href={`tel:${number}`}>
      <span className="soft">{labels[kind]}</span>{' '}
      <span className="num" dir="ltr">
        {display}
      </span>
    </a>
  ))
}
