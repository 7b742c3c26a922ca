import { refuseBadSettings } from '@amparo/service/settings/settings'
import type { S3Settings } from '../object-store/s3/s3-settings.ts'
import { s3In } from './adapters.ts'
import { portProblems } from './port-problems.ts'
import type { PortSettings, s3Settings } from './port-settings.ts'

/** The bucket in the settings of a command that needs no other port, if there is one. Throws one line for each setting that does not fit. */
export function checkedS3(settings: Pick<PortSettings, keyof typeof s3Settings>): S3Settings | undefined {
  const problems = portProblems(settings, { isProduction: false, phoneBenefits: [] })
  refuseBadSettings(problems)
  return s3In(settings)
}
