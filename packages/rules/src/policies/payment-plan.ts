/** How often a policy can be paid for (marketplace specification §1). */
export const paymentPlans = ['annual', 'full_term', 'monthly', 'quarterly', 'semi_annual'] as const
export type PaymentPlan = (typeof paymentPlans)[number]

/** Policies bought here are paid monthly (M-345). */
export const PURCHASE_PLAN: PaymentPlan = 'monthly'
