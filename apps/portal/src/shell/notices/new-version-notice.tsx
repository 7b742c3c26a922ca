import { useContent } from '../../platform/content/content.ts'
import { useNewVersion } from '../../platform/loading/new-version.ts'
import { Region } from '../../platform/loading/region.tsx'
import { Button } from '../../ui/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'

/**
 * Not lazy, because after a deploy its code could not be fetched. Its texts are, in a boundary of their own: hiding the page
 * meanwhile would take the focus away from somebody who is typing.
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
