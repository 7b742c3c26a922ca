import './documents-page.css'
import { useState } from 'react'
import { DOCUMENTS_PAGE, REVIEW_PAGE } from '../../../blocks/claim-drafts/claim-path.ts'
import { DocumentUploads } from '../../../blocks/files/document-uploads.tsx'
import { uploadQueues } from '../../../blocks/files/upload/use-upload-queue.ts'
import { useContent } from '../../../platform/content/content.ts'
import { lazyPart } from '../../../platform/loading/load-page.ts'
import { Region } from '../../../platform/loading/region.tsx'
import { useCountry } from '../../../queries/get-country.ts'
import { type AppPart, useAppPart } from '../../../session/app-parts.ts'
import { useDrafts } from '../../../session/drafts/claim-drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ClaimFrame } from '../journey/claim-frame.tsx'
import { LeaveClaim } from '../journey/leave-claim.tsx'
import { useClaimNavigation } from '../journey/use-claim-navigation.ts'
import type { Claim } from '../read-claim.ts'
import { useClaimPage } from '../use-claim-page.tsx'
import { BillingDialog, MissingDialog } from './documents-dialogs.tsx'
import { useClaimDocuments } from './use-claim-documents.ts'
import { useDraftFiles } from './use-draft-files.ts'
import { useGoOn } from './use-go-on.ts'

const ContinueDialog = lazyPart(() => import('../../../blocks/continue-elsewhere/continue-dialog.tsx'))

/** The step before the review (C-125, C-148). */
export function DocumentsPage() {
  const shown = useClaimPage(DOCUMENTS_PAGE)

  return 'instead' in shown ? shown.instead : <Documents key={shown.claim.draft.localId} claim={shown.claim} />
}

/** Claims whose notice was read: it is not shown again on the way back from the review. */
const readNotices: AppPart<Set<string>> = () => new Set()

function Documents({ claim }: { claim: Claim }) {
  const text = useContent('claim-evidence')
  const labels = useContent('claim-journey')
  const country = useCountry()
  const drafts = useDrafts()
  const { localId, policyId } = claim.draft
  const queue = useAppPart(uploadQueues).of(localId)
  const noticed = useAppPart(readNotices)
  const navigation = useClaimNavigation(claim, DOCUMENTS_PAGE)
  const { files, onFiles } = useDraftFiles(claim, queue)
  const { documents, isFailed, retry } = useClaimDocuments(claim)
  const { goOn, goOnWithout, stay, isWaiting, missing } = useGoOn({
    claim,
    queue,
    documents: documents ?? [],
    forward: () => navigation.goTo(REVIEW_PAGE),
  })
  const [isContinuing, setContinuing] = useState(false)
  const [isNoticed, setNoticed] = useState(claim.benefit.benefit_code !== 'CEL' || noticed.has(localId))

  return (
    <ClaimFrame
      claim={claim}
      pageKey={DOCUMENTS_PAGE}
      title={text.title}
      onGo={(key) => void navigation.goTo(key)}
      isStored={drafts.isStored()}
      hasDocuments={files.length > 0}
    >
      <p className="lead">{documents?.length === 0 ? text.none : text.text}</p>
      {isFailed && (
        <Banner tone="danger">
          <p>{text.failed}</p>
          <Button look="second" onClick={retry}>
            {text.try_again}
          </Button>
        </Banner>
      )}
      {documents && (
        <DocumentUploads
          documents={documents}
          files={files}
          onFiles={onFiles}
          scope={localId}
          token={{ value: claim.form.panToken }}
          {...(!policyId && { elsewhere: { label: labels.elsewhere, onPress: () => setContinuing(true) } })}
        />
      )}
      {!documents && !isFailed && (
        <div className="documents-loading" role="status" aria-label={text.loading}>
          <Skeleton shape="line" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </div>
      )}
      <p className="soft">{country?.isClaimStatusVisible ? text.later : text.later_asked}</p>
      <div>
        <div className="claim-ways-on">
          <Button busy={isWaiting} onClick={() => void goOn()}>
            {isWaiting ? text.waiting : labels.continue}
          </Button>
          <Button look="second" onClick={() => void navigation.back()}>
            {labels.back}
          </Button>
        </div>
        <LeaveClaim claim={claim} pageKey={DOCUMENTS_PAGE} />
      </div>
      <Region>
        {isContinuing && (
          <ContinueDialog
            localId={localId}
            onSave={() => drafts.update(localId, (stored) => ({ ...stored, savedForLaterPageKey: DOCUMENTS_PAGE }))}
            onClose={() => setContinuing(false)}
          />
        )}
      </Region>
      {missing.length > 0 && <MissingDialog missing={missing} onGoOn={() => void goOnWithout()} onClose={stay} />}
      {!isNoticed && (
        <BillingDialog
          onClose={() => {
            noticed.add(localId)
            setNoticed(true)
          }}
        />
      )}
    </ClaimFrame>
  )
}

export { DocumentsPage as Component }
