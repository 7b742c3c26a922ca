import { useContent } from '../platform/content.ts'
import { useNewVersion } from '../platform/new-version.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'

/** Its code is there from the start: after a deploy it could not be fetched. */
export function NewVersionNotice() {
  return useNewVersion() && <Notice />
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
