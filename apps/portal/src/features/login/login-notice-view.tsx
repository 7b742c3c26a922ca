import { useContent } from '../../platform/content/content.ts'
import type { LoginNotice } from '../../session/login-notice.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { NoActiveBenefitsDialog, SomethingWentWrongDialog } from './login-dialogs.tsx'
import { RefusalBanner } from './refusal-banner.tsx'

type Props = { notice: LoginNotice; loggedOut: string; onClose: () => void }

export default function LoginNoticeView({ notice, loggedOut, onClose }: Props) {
  switch (notice.kind) {
    case 'refused':
    case 'vault-failed':
      return <RefusalBanner notice={notice} />
    case 'no-active-benefits':
      return <NoActiveBenefitsDialog claims={notice.claims} onClose={onClose} />
    case 'prefill-error':
      return <SomethingWentWrongDialog onClose={onClose} />
    case 'logged-out':
      return <LoggedOut text={loggedOut} />
    case 'logged-out-elsewhere':
      return <LoggedOutElsewhere />
  }
}

function LoggedOutElsewhere() {
  return <LoggedOut text={useContent('session').signed_out_elsewhere} />
}

function LoggedOut({ text }: { text: string }) {
  return (
    <Banner tone="success">
      <p>{text}</p>
    </Banner>
  )
}
