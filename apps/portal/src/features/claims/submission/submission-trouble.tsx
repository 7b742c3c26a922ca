import './submission.css'
import { fill } from '@amparo/content/fill'
import { useState } from 'react'
import { DOCUMENTS_PAGE } from '../../../blocks/claim-drafts/claim-path.ts'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { retryTime } from '../../../platform/content/retry-time.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { Button } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import type { useClaimNavigation } from '../journey/use-claim-navigation.ts'
import type { Claim } from '../read-claim.ts'
import type { Trouble } from './submit-failure.ts'

type Props = { claim: Claim; trouble: Trouble; navigation: ReturnType<typeof useClaimNavigation>; onSend: () => void }

/** What went wrong, what is safe, and a button to go on from there. */
export default function SubmissionTrouble({ claim, trouble, navigation, onSend }: Props) {
  const text = useContent('claim-submit')
  if (trouble.kind === 'missing') return <Missing claim={claim} trouble={trouble} navigation={navigation} />
  if (trouble.kind === 'elsewhere') return <SentElsewhere onSend={onSend} />
  if (trouble.kind === 'limited') return <Limited trouble={trouble} onSend={onSend} />
  if (trouble.kind === 'files')
    return (
      <Banner tone="danger" title={text.files_title}>
        <p>{text.files_text}</p>
        <ul className="submission-list">
          {trouble.names.map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
        <Button look="second" onClick={() => void navigation.change(DOCUMENTS_PAGE)}>
          {text.files_button}
        </Button>
      </Banner>
    )
  const isStopped = trouble.kind === 'stopped'

  return (
    <Banner tone="danger" title={isStopped ? text.stopped_title : text.failed_title}>
      <p>{isStopped ? text.stopped_text : text.failed_text}</p>
      {trouble.kind === 'failed' && <RequestNumber id={trouble.requestId} />}
      <Button look="second" onClick={onSend}>
        {isStopped ? text.stopped_button : text.failed_button}
      </Button>
    </Banner>
  )
}

/** Another device has sent the claim, which has no number yet. */
function SentElsewhere({ onSend }: Pick<Props, 'onSend'>) {
  const text = useContent('continue-elsewhere')

  return (
    <Banner tone="success" title={text.sent_title}>
      <p>{text.sent_no_number}</p>
      <Button look="second" onClick={onSend}>
        {text.check_again}
      </Button>
    </Banner>
  )
}

type LimitedProps = Pick<Props, 'onSend'> & { trouble: Extract<Trouble, { kind: 'limited' }> }

/** The card or the network has sent too many claims; the time stays the one of the refusal. */
function Limited({ trouble: { retryAfter, requestId }, onSend }: LimitedProps) {
  const text = useContent('claim-submit')
  const locale = useLocale()
  const { now } = usePlatform()
  const [time] = useState(() => retryTime(retryAfter, { now: now(), locale }))

  return (
    <Banner tone="danger" title={text.limited_title}>
      <p>{fill(text.limited_text, { time })}</p>
      <RequestNumber id={requestId} />
      <Button look="second" onClick={onSend}>
        {text.failed_button}
      </Button>
    </Banner>
  )
}

type MissingProps = Omit<Props, 'trouble' | 'onSend'> & { trouble: Extract<Trouble, { kind: 'missing' }> }

/** The pages with missing answers (C-591); each leads to its questions (C-146, C-147). */
function Missing({ claim, trouble: { pages, requestId }, navigation }: MissingProps) {
  const text = useContent('claim-submit')
  const { documents_step } = useContent('claim-journey')
  const links = pages.flatMap(({ key, fields }) => {
    if (key === DOCUMENTS_PAGE) return [{ key, title: documents_step, go: () => navigation.change(key) }]
    const page = claim.pages.find(({ page_key }) => page_key === key)
    return page ? [{ key, title: page.title, go: () => navigation.correct(key, fields) }] : []
  })

  return (
    <Banner tone="danger" title={text.missing_title}>
      <p>{text.missing_text}</p>
      <ul className="submission-list">
        {links.map(({ key, title, go }) => (
          <li key={key}>
            <button type="button" className="button button-link" onClick={() => void go()}>
              {title}
            </button>
          </li>
        ))}
      </ul>
      <RequestNumber id={requestId} />
    </Banner>
  )
}

function RequestNumber({ id }: { id: string | null }) {
  const { request_number } = useContent('shell')
  return id && <p className="soft">{fill(request_number, { id })}</p>
}
