import { useContent } from '../../platform/content.ts'
import { useNewVersion } from '../../platform/new-version.ts'
import { Region } from '../../platform/region.tsx'
import { Button } from '../../ui/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'

/**
 * Its code is there from the start: after a deploy it could not be fetched. Its words are not, and nothing else may wait for them: a page
 * that is hidden for a moment takes the field from under somebody's fingers.
 */
export function NewVersionNotice() {
  const isNew = useNewVersion()
  return (
    isNew && (
      <Region failed={null}>
        <Notice />
      </Region>
    )
  )
}

function Notice() {
  const text = useContent('new-version')

  return (
    <div className="wrap">
      <Banner tone="danger" title={text.title}>
        <p>{text.text}</p>
        <Button look="second" onClick={() => location.reload()}>
          {text.reload}
        </Button>
      </Banner>
    </div>
  )
}
