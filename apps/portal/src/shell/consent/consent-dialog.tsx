import './consent-dialog.css'
import type { Locale } from '@amparo/rules/locale/locales'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { ANALYTICS, allowsAnalytics, type ConsentManager } from './consent-manager.ts'
import { useConsentText } from './use-consent-text.ts'

type Props = { manager: ConsentManager; language: Locale; onClose: () => void }

/** Shows the current choice and lets the person change it (P-024). Closing it changes nothing. */
export default function ConsentDialog({ manager, language, onClose }: Props) {
  const { text } = useConsentText(language)
  const [analytics, setAnalytics] = useState(() => allowsAnalytics(manager))
  const explanation = useId()

  function save(groups: readonly string[]) {
    manager.set(groups)
    showSnackbar({ variant: 'success', text: text.saved })
    onClose()
  }

  return (
    <Dialog
      title={text.dialog_title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => save(analytics ? [ANALYTICS] : [])}>{text.save}</Button>
          <Button look="second" onClick={() => save([ANALYTICS])}>
            {text.accept_all}
          </Button>
        </>
      }
    >
      <p>{text.dialog_body}</p>
      <div className="consent-group">
        <strong>{text.necessary_title}</strong>
        <span className="consent-always">{text.always_on}</span>
        <p>{text.necessary_body}</p>
      </div>
      <div className="consent-group">
        <label>
          <strong>{text.analytics_title}</strong>
          <input
            type="checkbox"
            className="switch"
            checked={analytics}
            aria-describedby={explanation}
            onChange={(event) => setAnalytics(event.target.checked)}
          />
        </label>
        <p id={explanation}>{text.analytics_body}</p>
      </div>
    </Dialog>
  )
}
