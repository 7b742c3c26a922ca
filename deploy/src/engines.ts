import { startClamdServer } from '../../apps/api/src/platform/malware-scan/testing/clamd-server.ts'
import { S3_KEYS, startS3Server } from '../../apps/api/src/platform/object-store/testing/s3-server.ts'
import { startStripeServer } from '../../apps/api/src/platform/payments/testing/stripe-server.ts'
import { startMailServer } from '../../apps/api/src/testing/mail-server.ts'

export const STRIPE_KEY = 'sk_test_deploycheck'

/** What compose.yaml starts besides our own processes and PostgreSQL: servers from npm, or of our tests where there are none. */
export async function startEngines(bucket: string) {
  const s3 = await startS3Server(bucket)
  const mail = await startMailServer()
  const clamd = await startClamdServer({ host: '127.0.0.1', port: 0 })
  const stripe = await startStripeServer(STRIPE_KEY)
  return {
    s3Origin: String(s3.settings(bucket).endpoint),
    s3Keys: S3_KEYS,
    mail,
    clamd,
    stripe,
    async stop() {
      await stripe.close()
      await clamd.close()
      await mail.stop()
      await s3.stop()
    },
  }
}
