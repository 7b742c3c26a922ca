import '../../ui/help-page.css'
import './status-help.css'
import type { ReactNode } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { Illustration } from '../../ui/art/illustration.tsx'
import { CallUs } from './call-us.tsx'

/** The page around the form: an illustration if there is room, and the country's phone numbers below (P-352). */
export function StatusHelp({ children }: { children: ReactNode }) {
  const text = useContent('claim-status-page')

  return (
    <div className="wrap help-page help-page-form status-ask">
      <Illustration name="assistance" />
      <div>
        {children}
        <h2>{text.help_title}</h2>
        <CallUs />
      </div>
    </div>
  )
}
