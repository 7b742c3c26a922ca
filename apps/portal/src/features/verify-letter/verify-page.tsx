import '../../ui/help-page.css'
import './verify-page.css'
import { useParams } from 'react-router'
import { useContent } from '../../platform/content/content.ts'
import { ToReadersLanguage } from '../../platform/navigation/to-readers-language.tsx'
import { usePageTitle } from '../../session/page-title.ts'
import { Illustration } from '../../ui/art/illustration.tsx'
import { useVerification } from './use-verification.ts'
import { VerifyForm } from './verify-form.tsx'
import { VerifyResult } from './verify-result.tsx'

/** Says whether a letter was issued, to anybody who holds it. Its QR code has no language. */
export function VerifyPage() {
  const { languageCode } = useParams()

  return languageCode ? <Verification /> : <ToReadersLanguage />
}

function Verification() {
  const text = useContent('verify-letter')
  const verification = useVerification()
  const { found, startAgain } = verification
  usePageTitle(found ? text[`${found.state}_title`] : text.title)

  return (
    <div className="wrap help-page help-page-form verify-page">
      <Illustration name="travel-registration" />
      <div>
        {found ? (
          <VerifyResult letter={found} onAgain={startAgain} />
        ) : (
          <>
            <h1 tabIndex={-1}>{text.title}</h1>
            <p className="lead">{text.lead}</p>
            <VerifyForm {...verification} />
          </>
        )}
      </div>
    </div>
  )
}

export { VerifyPage as Component }
