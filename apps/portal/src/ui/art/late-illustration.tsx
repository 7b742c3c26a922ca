import { lazy, Suspense } from 'react'

const Illustration = lazy(() =>
  import('./illustration.tsx').then(
    ({ Illustration }) => ({ default: Illustration }),
    () => ({ default: Blank }),
  ),
)

/** An illustration on a page that few people see. It is loaded when it is shown, and if that fails its place stays empty. */
export function LateIllustration({ name }: { name: string }) {
  return (
    <Suspense fallback={<Blank />}>
      <Illustration name={name} />
    </Suspense>
  )
}

function Blank() {
  return <svg className="illustration" viewBox="22 20 196 138" aria-hidden="true" />
}
