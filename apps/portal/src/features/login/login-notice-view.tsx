import type { LoginNotice } from '../../session/login-notice.ts'
import { Banner } from '../../ui/banner.tsx'
import { NoActiveBenefitsDialog, SomethingWentWrongDialog } from './login-dialogs.tsx'
import { RefusalBanner } from './refusal-banner.tsx'

type Props = { notice: LoginNotice; loggedOut: string; onClose: () => void }

export function LoginNoticeView({ notice, loggedOut, onClose }: Props) {
  switch (notice.kind) {
    case 'refused':
    case 'vault-failed':
      return <RefusalBanner notice={notice} />
    case 'no-active-benefits':
      return <NoActiveBenefitsDialog onClose={onClose} />
    case 'prefill-error':
      return <SomethingWentWrongDialog onClose={onClose} />
    case 'logged-out':
      return (
        <Banner tone="success">
          <p>{loggedOut}</p>
        </Banner>
      )
  }
}
