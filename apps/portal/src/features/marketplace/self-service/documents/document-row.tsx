import { fill } from '@amparo/content/fill'
import type { PolicyDocument } from '@amparo/contract/policy-documents'
import { documentName } from '@amparo/rules/policies/document-name'
import { useState } from 'react'
import { useContent } from '../../../../platform/content/content.ts'
import { saveFile } from '../../../../platform/save-file.ts'
import { isSessionOver } from '../../../../queries/marketplace/as-user.ts'
import { useGetPolicyDocument } from '../../../../queries/marketplace/get-policy-document.ts'
import { Icon } from '../../../../ui/art/icon.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'

type Props = { document: PolicyDocument; policyNumber: string | null }

/** A document with a download button. It is fetched with the session's token and saved under its title and the policy number (M-250, M-310). */
export function DocumentRow({ document: { title, url }, policyNumber }: Props) {
  const text = useContent('self-service-documents')
  const [state, setState] = useState<'saved' | 'failed' | null>(null)
  const { start, isRunning } = useGetPolicyDocument({
    onDone(file) {
      saveFile(file, documentName(title, policyNumber))
      setState('saved')
    },
    onFailed: (error) => setState(isSessionOver(error) ? null : 'failed'),
  })

  function download() {
    setState(null)
    void start(url)
  }

  return (
    <li>
      <div className="document-row">
        <Icon name="file" />
        <span className="document-title">{title}</span>
        <Button
          look="second"
          busy={isRunning}
          aria-label={isRunning ? undefined : fill(text.download_title, { title })}
          onClick={download}
        >
          {!isRunning && <Icon name="download" />}
          {isRunning ? text.downloading : text.download}
        </Button>
      </div>
      <span className="hidden-visually" role="status">
        {state === 'saved' && fill(text.saved, { title })}
      </span>
      {state === 'failed' && (
        <Banner tone="danger" title={fill(text.failed, { title })}>
          <p>{text.failed_advice}</p>
        </Banner>
      )}
    </li>
  )
}
