import './phone-verification.css'
import { useState } from 'react'
import { CodeStep } from './code-step.tsx'
import { NumberStep } from './number-step.tsx'
import type { SentCode, VerifiedPhone } from './phone-types.ts'

type Props = { onVerified: (verified: VerifiedPhone) => void; onClose: () => void }

/** A dialog that asks for a phone number, and then for the code that was sent to it (C-223 to C-244). */
export default function PhoneVerification({ onVerified, onClose }: Props) {
  const [typed, setTyped] = useState<Partial<SentCode>>({})
  const [sent, setSent] = useState<SentCode | null>(null)

  // Back at the number, what was typed is still there and the error is gone (C-233, C-234).
  if (sent)
    return (
      <CodeStep
        key="code"
        sent={sent}
        onVerified={(token) => onVerified({ phone: sent.phone, token })}
        onAgain={() => setSent(null)}
        onClose={onClose}
      />
    )
  return (
    <NumberStep
      key="number"
      begin={typed}
      onSent={(next) => {
        setTyped(next)
        setSent(next)
      }}
      onClose={onClose}
    />
  )
}
