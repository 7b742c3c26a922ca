import './phone-verification.css'
import { useState } from 'react'
import { CodeStep } from './code-step.tsx'
import { NumberStep } from './number-step.tsx'

/** C-226, C-227: home is called, cell gets a message. */
export type PhoneType = 'home' | 'cell'
export type SentCode = { phone: string; type: PhoneType }
export type VerifiedPhone = { phone: string; token: string }

type Props = { onVerified: (verified: VerifiedPhone) => void; onClose: () => void }

/** C-223 to C-244: a number, then the code that was sent to it. */
export default function PhoneVerification({ onVerified, onClose }: Props) {
  const [typed, setTyped] = useState<Partial<SentCode>>({})
  const [sent, setSent] = useState<SentCode | null>(null)

  // C-233, C-234: what was typed stays, what went wrong does not.
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
