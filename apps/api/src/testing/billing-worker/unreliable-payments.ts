import { type Payments, ProcessorFailed } from '../../platform/payments/payments.ts'

/** A processor that sometimes loses a request, or the answer after the money has moved. `lossRate` is between 0 and 1. */
export function unreliablePayments(payments: Payments, lossRate: number): Payments {
  const lossy = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (Math.random() < lossRate) throw new ProcessorFailed('the request is lost')
    const result = await work()
    if (Math.random() < lossRate) throw new ProcessorFailed('the answer is lost')
    return result
  }
  return {
    charge: (charge) => lossy(() => payments.charge(charge)),
    abandon: (charge) => lossy(() => payments.abandon(charge)),
    refund: (refund) => lossy(() => payments.refund(refund)),
    describeCard: (reference) => lossy(() => payments.describeCard(reference)),
  }
}
