import { fill, type Text } from '@amparo/content/fill'
import { useEffect } from 'react'

/** The tab says that something is wrong: "Error: Your details". */
export function useErrorTitle(isWrong: boolean, words: Text<'title'>) {
  useEffect(() => {
    if (!isWrong) return
    const title = document.title
    const changed = fill(words, { title })
    document.title = changed
    return () => {
      if (document.title === changed) document.title = title
    }
  }, [isWrong, words])
}
