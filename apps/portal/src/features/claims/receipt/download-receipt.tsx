import { pathWith } from '@amparo/contract/call'
import { getClaimReceipt } from '@amparo/contract/submission'
import { useState } from 'react'
import { downloadFile } from '../../../blocks/files/choose/download-file.ts'
import { useContent } from '../../../platform/content/content.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { Button } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'

type Props = {
  receiptId: string
  claimNumber: string
  /** Adds the logo, which a white label leaves out. */
  isBranded: boolean
}

/** Downloads a blob rather than linking to the PDF: whoever has its id can read it, so it must not appear in the address bar or history. */
export function DownloadReceipt({ receiptId, claimNumber, isBranded }: Props) {
  const text = useContent('claim-receipt')
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)

  async function download() {
    setBusy(true)
    const path = `${pathWith(getClaimReceipt.path, { id: receiptId })}pdf${isBranded ? '?brand=amparo' : ''}`
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
