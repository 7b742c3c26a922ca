import { loadClaimForms } from '../claim-forms/load-claim-forms.ts'
import { copyData, folder, type Json, testRefusals } from './data-folder.ts'

/** Copies the claim forms before each test of a file, so that tests can break them. */
export const copyClaimForms = () => copyData('claim-forms', 'claim-pages')
export const load = () => loadClaimForms({ path: folder, label: 'data' })
export const refuses = (table: Parameters<typeof testRefusals>[2]) =>
  testRefusals(load, () => 'catalogue: data/claim-', table)

export const add = 'claim-forms/ADD.json'
export const pri = 'claim-forms/PRI.json'
export const cdw = 'claim-forms/CDW.json'
export const shared = 'claim-pages/payment_details.json'
/** PRI's incident_details: when (date_of_loss, lower_price_seen), site, print, story. */
export const when = (form: Json) => form.pages[0].question_groups[0]
export const dateOfLoss = (form: Json) => when(form).questions[0]
export const seen = (form: Json) => when(form).questions[1]
export const story = (form: Json) => form.pages[0].question_groups[3]
/** CDW's vehicle_details: vehicle_year, vehicle_make, vehicle_model. */
export const vehicle = (form: Json, place: number) => form.pages[2].question_groups[0].questions[place]
