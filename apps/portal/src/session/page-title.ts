import { fill } from '@amparo/content/fill'
import { useEffect } from 'react'
import { useContent } from '../platform/content.ts'
import { useBrand } from './brand.ts'

/** Every page has a title of its own, with the brand after it. */
export function usePageTitle(page: string) {
  const { page_title } = useContent('shell')
  const { name } = useBrand()
  const title = fill(page_title, { page, brand: name })

  useEffect(() => {
    document.title = title
  }, [title])
}
