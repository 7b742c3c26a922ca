import { pathWith } from '@amparo/contract/call'
import { getClaimReceipt } from '@amparo/contract/claim-receipt'
import { useState } from 'react'
import { useContent } from '../../../platform/content.ts'
import { downloadFile } from '../../../session/uploads/download-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showSnackbar } from '../../../ui/snackbar.ts'

type Props = { receiptId: string; claimNumber: string }

/** As a blob: the id is a capability, and no address bar or history ever holds it. */
export function DownloadReceipt({ receiptId, claimNumber }: Props) {
  const text = useContent('claim-receipt')
  const [isBusy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    const path = `${pathWith(getClaimReceipt.path, { id: receiptId })}pdf`
    const isThere = await downloadFile(path, `${claimNumber}.pdf`)
    setBusy(false)
    if (!isThere) showSnackbar({ id: 'receipt', variant: 'danger', text: text.download_failed })
  }

  return (
    <Button look="second" busy={isBusy} onClick={() => void download()}>
      <Icon name="download" />
      {text.download}
    </Button>
  )
}
