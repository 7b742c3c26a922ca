import type { Answer, Application, ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { isRecord, own } from '@amparo/form-engine/answers/is-record'
import { answersOf } from '@amparo/form-engine/answers/normalise-page'
import { optionOf } from '@amparo/form-engine/definition/option-of'
import type { VehicleArea } from '../vehicles/create-vehicles.ts'

/** Deeper than any form. */
const DEEPEST = 5

export type KnownVehicles = (pages: readonly ClaimPage[], application: Application) => Promise<Application>

/**
 * The answers without makes that their year does not have, and without models that their make does not have: as the engine removes what is not
 * among the options of a question (C-084). The engine itself has no lists of vehicles (C-089).
 */
export function createKnownVehicles({ isSold }: Pick<VehicleArea, 'isSold'>): KnownVehicles {
  return async (pages, application) => {
    const checked = pages.flatMap((page) => {
      const questions = new Map(
        page.question_groups.flatMap((group) => group.questions.map((one) => [one.question_key, one] as const)),
      )
      const hasVehicles = [...questions.values()].some(({ data_type }) => isVehicle(data_type))
      return hasVehicles ? [knownIn(page, questions)] : []
    })
    return { ...application, ...Object.fromEntries(await Promise.all(checked)) }

    async function knownIn(page: ClaimPage, questions: ReadonlyMap<string, Question>) {
      return [page.page_key, await recordOf(answersOf(application, page), questions, 0)] as const
    }
  }

  async function recordOf(record: PageAnswers, questions: ReadonlyMap<string, Question>, depth: number) {
    const entries = Object.entries(record).map(async ([key, value]): Promise<[string, Answer | undefined]> => {
      const question = questions.get(key)
      if (question && isVehicle(question.data_type))
        return [key, (await isKnown(question, record, questions)) ? value : undefined]
      return [key, await inner(value)]
    })
    const all = await Promise.all(entries)
    return Object.fromEntries(all.filter(([, value]) => value !== undefined)) as PageAnswers

    async function inner(value: Answer | undefined): Promise<Answer | undefined> {
      if (depth >= DEEPEST || typeof value !== 'object') return value
      if (!Array.isArray(value)) return isRecord(value) ? recordOf(value as PageAnswers, questions, depth + 1) : value
      const list: unknown[] = value
      return (await Promise.all(
        list.map((one) => (isRecord(one) ? recordOf(one as PageAnswers, questions, depth + 1) : one)),
      )) as Answer
    }
  }

  async function isKnown(question: Question, record: PageAnswers, questions: ReadonlyMap<string, Question>) {
    const { question_key, data_type, related_question_key } = question
    const isMake = data_type === 'vehicle_make'
    const value = own(record, question_key)
    // Such as "other".
    if (typeof value !== 'string' || optionOf(question, value)) return true
    const makeKey = isMake ? question_key : (related_question_key ?? '')
    const make = own(record, makeKey)
    const year = own(record, questions.get(makeKey)?.related_question_key ?? '')
    if (typeof make !== 'string' || typeof year !== 'string') return false
    return isSold(year, make, isMake ? undefined : value)
  }
}

function isVehicle(dataType: string): boolean {
  return dataType === 'vehicle_make' || dataType === 'vehicle_model'
}
