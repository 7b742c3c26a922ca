import { usePageTitle } from '../../../../session/page-title.ts'

/** The heading of a page, which takes the focus after navigation, and its document title. */
export function PolicyPageHeading({ title }: { title: string }) {
  usePageTitle(title)

  return <h1 tabIndex={-1}>{title}</h1>
}
