import { pathWith } from '@amparo/contract/call'
import { getClaimReceipt } from '@amparo/contract/submission'
import { useState } from 'react'
import { useContent } from '../../../platform/content.ts'
import { downloadFile } from '../../../session/uploads/download-file.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

type Props = { receiptId: string; claimNumber: string }

/** As a blob: the id is a capability, and no address bar or history ever holds it. */
export function DownloadReceipt({ receiptId, claimNumber }: Props) {
  const text = useContent('claim-receipt')
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)

  async function download() {
    setBusy(true)
    const path = `${pathWith(getClaimReceipt.path, { id: receiptId })}pdf`
    setFailed(!(await downloadFile(path, `${claimNumber}.pdf`)))
    setBusy(false)
  }

  return (
    <>
      <Button look="second" busy={isBusy} onClick={() => void download()}>
        <Icon name="download" />
        {text.download}
      </Button>
      {isFailed && (
        <Banner tone="danger">
          <p>{text.download_failed}</p>
        </Banner>
      )}
    </>
  )
}
