import type { PolicyDetails } from '@amparo/contract/policies'
import { outlineFile } from '@amparo/rules/policies/outline-file'
import { useState } from 'react'
import { useContent } from '../../../platform/content/content.ts'

export type TermsField = 'termsAndConditions' | 'privacyConsent'

/**
 * What has to be agreed to. In California there are two boxes, whose messages are the specification's own, though they look swapped (M-X24).
 */
export function useTerms({ geographic_location: { state }, coverages }: PolicyDetails) {
  const text = useContent('checkout')
  const isCalifornia = state === 'CA'
  const outline = outlineFile(
    state,
    coverages.map(({ id }) => id),
  )
  // Whoever has agreed to the terms has received one outline; for another one the box is empty again (M-157).
  const [received, setReceived] = useState('')
  const [hasConsented, setConsented] = useState(false)
  const agreed: Record<TermsField, boolean> = { termsAndConditions: received === outline, privacyConsent: hasConsented }
  const boxes: { name: TermsField; label: string; error: string }[] = isCalifornia
    ? [
        { name: 'termsAndConditions', label: text.terms_california, error: text.consent_missing },
        { name: 'privacyConsent', label: text.privacy_california, error: text.terms_missing },
      ]
    : [{ name: 'termsAndConditions', label: text.terms, error: text.terms_missing }]

  return {
    isCalifornia,
    boxes,
    agreed,
    outline,
    agree(name: TermsField, isAgreed: boolean) {
      if (name === 'privacyConsent') setConsented(isAgreed)
      else setReceived(isAgreed ? outline : '')
    },
    // The label is a sentence, and the error says which one it is about.
    problems: boxes.filter(({ name }) => !agreed[name]).map(({ name, error }) => ({ name, label: '', error })),
  }
}
