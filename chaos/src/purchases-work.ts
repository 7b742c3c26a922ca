import { brokenPurchases } from './broken-purchases.ts'
import { type Bought, buyPolicy } from './buy-policy.ts'
import type { Work } from './work.ts'

/** People buy policies with good and bad cards. */
export function purchasesWork(): Work {
  const bought: Bought[] = []

  return {
    unit: 'policies',
    async doOnce(scene, random, mark) {
      const policy: Bought = { mark }
      bought.push(policy)
      await buyPolicy(scene, random, policy)
    },
    confirmed: () => bought.filter(({ number }) => number).length,
    broken: (database) => brokenPurchases(database, bought),
  }
}
