import { useEffect, useEffectEvent, useState } from 'react'

type Given = { files: File[]; documentId: string | null; isPasted: boolean }

/**
 * Takes files that are dropped anywhere on the page, or pasted. While files are dragged over the page it returns what is under
 * them: a document, or with a null id just the page.
 */
export function useDroppedFiles(onFiles: (given: Given) => void): { documentId: string | null } | null {
  const [over, setOver] = useState<{ documentId: string | null } | null>(null)
  const give = useEffectEvent(onFiles)

  useEffect(() => {
    const hover = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files') || isModalOpen()) return
      event.preventDefault()
      const documentId = documentAt(event)
      setOver((before) => (before && before.documentId === documentId ? before : { documentId }))
    }
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setOver(null)
    }
    const drop = (event: DragEvent) => {
      setOver(null)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      // Keeps the browser from opening the file in place of this page.
      event.preventDefault()
      if (!isModalOpen()) give({ files, documentId: documentAt(event), isPasted: false })
    }
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || isModalOpen()) return
      event.preventDefault()
      give({ files, documentId: null, isPasted: true })
    }
    document.addEventListener('dragenter', hover)
    document.addEventListener('dragover', hover)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('dragenter', hover)
      document.removeEventListener('dragover', hover)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
      document.removeEventListener('paste', paste)
    }
  }, [])

  return over
}

function documentAt({ target }: DragEvent): string | null {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-document]') : null
  return place?.dataset.document ?? null
}

function isModalOpen(): boolean {
  return document.querySelector('dialog[open]') !== null
}
