import { useState } from 'react'
import { useContent } from '../../../platform/content/content.ts'

export type TermsField = 'termsAndConditions' | 'privacyConsent'

/**
 * What has to be agreed to. In California there are two boxes, whose messages are the specification's own, though they look swapped (M-X24).
 */
export function useTerms({ state }: { state: string }) {
  const text = useContent('checkout')
  const isCalifornia = state === 'CA'
  const [agreed, setAgreed] = useState<Record<TermsField, boolean>>({
    termsAndConditions: false,
    privacyConsent: false,
  })
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
    agree: (name: TermsField, isAgreed: boolean) => setAgreed((before) => ({ ...before, [name]: isAgreed })),
    // The label is a sentence, and the error says which one it is about.
    problems: boxes.filter(({ name }) => !agreed[name]).map(({ name, error }) => ({ name, label: '', error })),
  }
}
