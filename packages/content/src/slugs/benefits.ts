import { code, collection, entry, text } from '../schema.ts'

/** Portal specification §3, "Benefit card"; an entry's slug is the benefit code in lower case. */
const benefit = entry({ name: text(), description: text(), hero_img: code(), hero_img_position: code() })

export const benefits = collection(
  {
    add: benefit,
    atm: benefit,
    ats: benefit,
    bgd: benefit,
    bgl: benefit,
    cdw: benefit,
    cel: benefit,
    cid: benefit,
    con: benefit,
    cwd: benefit,
    emd: benefit,
    mex: benefit,
    pei: benefit,
    pri: benefit,
    pur: benefit,
    rsa: benefit,
    tin: benefit,
    tir: benefit,
    trc: benefit,
    trd: benefit,
    wty: benefit,
  },
  { dynamic: true },
)
