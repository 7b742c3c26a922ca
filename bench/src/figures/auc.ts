/**
 * The probability that a value of the first list is greater than one of the second; a tie counts half. 0.5 means that the two
 * cannot be told apart.
 */
export function auc(first: readonly number[], second: readonly number[]): number {
  if (first.length === 0 || second.length === 0) throw new Error('nothing to compare')
  const ascending = second.toSorted((one, other) => one - other)
  const wins = first.reduce((sum, value) => {
    const less = countWhile(ascending, (one) => one < value)
    return sum + (less + countWhile(ascending, (one) => one <= value)) / 2
  }, 0)
  return wins / (first.length * second.length)
}

function countWhile(ascending: readonly number[], holds: (one: number) => boolean): number {
  let [from, to] = [0, ascending.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (holds(ascending[middle] as number)) from = middle + 1
    else to = middle
  }
  return from
}
