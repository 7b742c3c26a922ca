import './playground.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { Region } from '../../../platform/loading/region.tsx'
import { usePlatform } from '../../../platform/platform.ts'
import { formsQuery } from '../../../queries/list-forms.ts'
import { formQuery } from '../../../queries/read-form.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { FormChoice } from './form-choice.tsx'
import { FormWorkbench } from './form-workbench.tsx'
import { addressOf, type Choice, useChoice } from './use-choice.ts'

/**
 * For form authors, in the standalone product only: edit a definition and see the form. A tool for developers, so its
 * English texts are in the code, not in content.
 */
export function PlaygroundPage() {
  const { languageCode } = useParams()
  const { data } = useSuspenseQuery(formsQuery(usePlatform()))
  const [choice, choose] = useChoice(data.codes[0] ?? '')
  usePageTitle('Form playground')
  if (!languageCode) return <Navigate to={addressOf(choice)} replace />

  return (
    <div className="playground" dir="ltr" lang="en">
      <header className="playground-top">
        <h1 tabIndex={-1}>Form playground</h1>
        <FormChoice {...data} choice={choice} onChoose={choose} />
        <a href="/dev">Developer tools</a>
      </header>
      <Region key={Object.values(choice).join()}>
        <ChosenForm {...choice} />
      </Region>
    </div>
  )
}

function ChosenForm(choice: Choice) {
  const { data } = useSuspenseQuery(formQuery(usePlatform(), choice))

  return <FormWorkbench pages={data.pages} name={Object.values(choice).join()} {...choice} />
}

export { PlaygroundPage as Component }
