import '../frame/error-page.css'
import { fill } from '@amparo/content/fill'
import { useContent } from '../../platform/content/content.ts'
import { phoneInText } from '../../platform/content/phone-in-text.ts'
import { RichText } from '../../platform/content/rich-text.tsx'
import { usePlatform } from '../../platform/platform.ts'
import { usePageTitle } from '../../session/page-title.ts'
import { Illustration } from '../../ui/art/illustration.tsx'
import { useDocumentLook } from '../frame/use-document-look.ts'
import { Wordmark } from '../top-bar/wordmark.tsx'

/** The maintenance page (portal specification §1). `phone` is the number of the country in the address, if there is one. */
export default function MaintenancePage({ phone = null }: { phone?: string | null }) {
  const { 'portal-unavailable': text } = useContent('portal-unavailable')
  const { settings } = usePlatform()
  const number = phone ?? settings.supportPhone
  usePageTitle(text.title)
  useDocumentLook()

  return (
    <>
      <header className="top">
        <div className="wrap">
          <span className="wordmark">
            <Wordmark />
          </span>
        </div>
      </header>
      <main className="wrap error-page" id="main">
        <div role="img" aria-label={text.image_alt}>
          <Illustration name={text.image} />
        </div>
        <h1 tabIndex={-1}>{text.title}</h1>
        <p className="lead">{text.text}</p>
        <p>{text.claims_safe}</p>
        <p>
          <RichText
            text={number ? fill(text.phone_hint, { phone: phoneInText(number) }) : text.phone_hint_without_number}
          />
        </p>
      </main>
    </>
  )
}
