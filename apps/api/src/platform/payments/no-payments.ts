import { type Payments, ProcessorFailed } from './payments.ts'

const failing = () => Promise.reject(new ProcessorFailed('payments: this deployment has no processor'))

/** For a deployment without payments: it knows no card. A charge or refund from earlier times is not decided, it waits for a processor. */
export const noPayments: Payments = {
  charge: failing,
  abandon: failing,
  refund: failing,
  describeCard: async () => null,
}
