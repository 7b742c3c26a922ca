import { type Payments, ProcessorFailed } from '../../platform/payments/payments.ts'

/** A processor that now and then loses a request, or its answer once the money has moved. */
export function losing(payments: Payments, losses: number): Payments {
  const lossy = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (Math.random() < losses) throw new ProcessorFailed('the request is lost')
    const result = await work()
    if (Math.random() < losses) throw new ProcessorFailed('the answer is lost')
    return result
  }
  return {
    charge: (charge) => lossy(() => payments.charge(charge)),
    abandon: (charge) => lossy(() => payments.abandon(charge)),
    refund: (refund) => lossy(() => payments.refund(refund)),
    describeCard: (reference) => lossy(() => payments.describeCard(reference)),
  }
}
