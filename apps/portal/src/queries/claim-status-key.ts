/** The answers of status checks, for whoever changes a claim and makes them old. */
export const claimStatusKey = 'claim-status'
