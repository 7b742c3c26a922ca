import './playground.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { usePlatform } from '../../../platform/platform.ts'
import { Region } from '../../../platform/region.tsx'
import { usePageTitle } from '../../../session/page-title.ts'
import { FormChoice } from './form-choice.tsx'
import { FormWorkbench } from './form-workbench.tsx'
import { listForms, readForm } from './playground-calls.ts'
import { addressOf, type Choice, useChoice } from './use-choice.ts'

/**
 * For form authors, in the standalone product only: edit a definition and see the form. A tool for developers, so its
 * English texts are in the code, not in content.
 */
export function PlaygroundPage() {
  const { api } = usePlatform()
  const { languageCode } = useParams()
  const { data } = useSuspenseQuery({ queryKey: ['playground'], queryFn: () => api(listForms, {}) })
  const [choice, choose] = useChoice(data.codes[0] ?? '')
  usePageTitle('Form playground')
  if (!languageCode) return <Navigate to={addressOf(choice)} replace />

  return (
    <div className="playground" dir="ltr" lang="en">
      <header className="playground-top">
        <h1 tabIndex={-1}>Form playground</h1>
        <FormChoice {...data} choice={choice} onChoose={choose} />
        <a href="/dev">Developer desk</a>
      </header>
      <Region key={Object.values(choice).join()}>
        <ChosenForm {...choice} />
      </Region>
    </div>
  )
}

function ChosenForm(choice: Choice) {
  const { api } = usePlatform()
  const { data } = useSuspenseQuery({
    queryKey: ['playground', choice],
    queryFn: () => api(readForm, { params: choice }),
    // Its author may have changed the file meanwhile.
    gcTime: 0,
  })

  return <FormWorkbench pages={data.pages} name={Object.values(choice).join()} {...choice} />
}

/** The name the router expects in a lazily loaded page. */
export { PlaygroundPage as Component }
