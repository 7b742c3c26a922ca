import { fill } from '@amparo/content/fill'
import { useEffect } from 'react'
import { useContent } from '../platform/content/content.ts'
import { useBrand } from './brand.ts'

/** Sets the document's title: the page, then the brand. */
export function usePageTitle(page: string) {
  const { page_title } = useContent('shell')
  const { name } = useBrand()
  const title = fill(page_title, { page, brand: name })

  useEffect(() => {
    document.title = title
  }, [title])
}
