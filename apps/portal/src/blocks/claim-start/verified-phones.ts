import type { AppPart } from '../../session/app-parts.ts'
import type { VerifiedPhone } from '../phone-verification/phone-types.ts'

/**
 * Phones that were verified for a start that the person then put off, by card token and benefit, so that no second code is asked for. Only in
 * memory: a claim stores its own.
 */
export const verifiedPhones: AppPart<Map<string, VerifiedPhone>> = () => new Map()

export const startKey = (panToken: string, benefitCode: string) => `${panToken} ${benefitCode}`
