/** How many claims a card or policy may send in a day, unless a setting says otherwise: a person has one loss at a time, seldom a handful. */
export const CLAIMS_A_DAY = 20
