/** Who was hurt, according to the answers in this column or parameter: SQL with the value of the column `injured`. */
export const injuredIn = (application: string) => personIn(application, 'accident_details', 'injured')

/** Who was diagnosed: SQL, as in the index claims_one_for_a_persons_loss. */
export const diagnosedIn = (application: string) => personIn(application, 'illness_details', 'diagnosed')

function personIn(application: string, page: string, person: string): string {
  const answer = (key: string) => `coalesce(${application} -> '${page}' ->> '${person}_${key}', '')`
  return `${answer('role')} || ' ' || lower(${answer('first_name')})`
}
