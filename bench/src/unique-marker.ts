/** Where a request has it, a load sends another one each time. */
export const UNIQUE = '@@unique@@'
