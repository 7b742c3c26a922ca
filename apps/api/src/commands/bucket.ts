import { fail } from '@amparo/service/process/run-process'
import { originsSetting, requireSafeOrigins } from '@amparo/service/settings/origin-setting'
import { ourPrefixes, settingNames } from '@amparo/service/settings/setting-names'
import { BadSettings, readSettings } from '@amparo/service/settings/settings'
import * as z from 'zod/mini'
import { prepareBucket } from '../platform/object-store/s3/prepare-bucket.ts'
import { checkedS3 } from '../platform/settings/checked-s3.ts'
import { s3Settings } from '../platform/settings/port-settings.ts'

/** `npm run bucket`: makes the bucket in the settings and lets pages of PORTAL_ORIGINS send files to it. Repeating it does no harm. */
try {
  const shape = { ...s3Settings, PORTAL_ORIGINS: z.optional(originsSetting) }
  const settings = readSettings(shape, { env: process.env, ours: ourPrefixes, known: settingNames })
  const { PORTAL_ORIGINS: origins } = settings
  const s3 = checkedS3(settings)
  if (!s3) throw new BadSettings('S3_BUCKET is missing: the bucket to prepare')
  if (!origins) throw new BadSettings('PORTAL_ORIGINS is missing: where the pages are that send files')
  requireSafeOrigins(process.env, { PORTAL_ORIGINS: origins })
  const { isNew } = await prepareBucket(s3, { origins })
  process.stdout.write(`${s3.bucket} ${isNew ? 'is made and ' : ''}takes files from ${origins.join(', ')}\n`)
} catch (error) {
  fail(error)
}
