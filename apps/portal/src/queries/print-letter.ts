import { LETTER_PDF_PATH, type PrintLetter } from '@amparo/contract/letters'
import { usePlatform } from '../platform/platform.ts'
import { type ActionCallbacks, useAction } from './use-action.ts'

/** Has a letter set as a PDF, which the server does not store. */
export function usePrintLetter(callbacks: ActionCallbacks<Blob>) {
  const { file } = usePlatform()
  return useAction({
    run: (signal, body: PrintLetter) => file(LETTER_PDF_PATH, body, { signal }),
    reportAs: 'UNEXPECTED_ERROR',
    ...callbacks,
  })
}
