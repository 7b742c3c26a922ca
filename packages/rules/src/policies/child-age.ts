/** Up to which age a state calls somebody a child, for explanations (M-116, M-X14). Which states say 19 is a text's matter. */
export function childAge(state: string, { statesWith19 }: { statesWith19: readonly string[] }): 19 | 25 | 26 {
  if (state === 'UT') return 26
  return statesWith19.includes(state) ? 19 : 25
}
