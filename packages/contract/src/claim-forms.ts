import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { freeText } from './free-text.ts'
import { BenefitCode, ClaimantToken, CountryCode, Day, LocaleCode, PanToken } from './primitives.ts'

/** The definition of a claim form, with the names of claims specification §3. Unknown question types and rules are accepted, and ignored. */
export const QuestionOption = z.object({
  value: z.string(),
  title: z.string(),
  is_selected: z.boolean(),
  outcome: z.nullable(z.object({ group_id: z.string() })),
  analytics: z.nullable(z.string()),
})
export type QuestionOption = z.output<typeof QuestionOption>

export const QuestionValidation = z.object({
  rule: z.string(),
  value: z.nullable(z.union([z.string(), z.number()])),
  modifier: z.nullable(
    z.object({ operator: z.enum(['plus', 'minus']), type: z.enum(['days', 'months', 'years']), value: z.int() }),
  ),
  error_message: z.nullable(z.string()),
  custom_error_message: z.nullable(z.string()),
})
export type QuestionValidation = z.output<typeof QuestionValidation>

export const Question = z.object({
  question_key: z.string(),
  question_type: z.string(),
  data_type: z.string(),
  title: z.string(),
  help_text: z.nullable(z.string()),
  sub_text: z.nullable(z.string()),
  placeholder: z.nullable(z.string()),
  other_title: z.nullable(z.string()),
  /** For a group that repeats: the button that adds an entry, and the title of an entry, with `{number}`. */
  add_title: z.optional(z.string()),
  item_title: z.optional(z.string()),
  required: z.boolean(),
  error_message: z.string(),
  /** What the field starts with. With the tag liquid_parsing, `{{key}}` stands for another answer. */
  default_value: z.nullable(z.string()),
  options: z.array(QuestionOption),
  validations: z.array(QuestionValidation),
  tags: z.array(z.string()),
  nested_group_id: z.nullable(z.string()),
  any_filled_group_id: z.nullable(z.string()),
  related_question_key: z.nullable(z.string()),
})
export type Question = z.output<typeof Question>

export const QuestionGroup = z.object({
  group_id: z.string(),
  questions: z.array(Question),
  next_group_id: z.nullable(z.string()),
})
export type QuestionGroup = z.output<typeof QuestionGroup>

/**
 * The answer that a page or document depends on; for a list, the answer in any entry. `is`: needed if the answer is one of these values, so not
 * without an answer. `is_not`: needed unless it is one of these values, so also without an answer.
 */
export const NeededWhen = z.object({
  page_key: z.string(),
  question_key: z.string(),
  is: z.optional(z.array(z.string())),
  is_not: z.optional(z.array(z.string())),
})
export type NeededWhen = z.output<typeof NeededWhen>

/** A page of the list of pages. Without `when` it is always asked. */
export const PageName = z.object({ page_key: z.string(), title: z.string(), when: z.optional(NeededWhen) })
export type PageName = z.output<typeof PageName>

export const ClaimPage = z.object({
  ...PageName.shape,
  start_group_id: z.string(),
  question_groups: z.array(QuestionGroup),
})
export type ClaimPage = z.output<typeof ClaimPage>

/** An answer in its stored form. The answer to a nested group list is a list of records, to an any-filled group one record. */
type AnswerValue = string | number | boolean | readonly string[] | PageAnswers | readonly PageAnswers[]
export type Answer = AnswerValue
export type PageAnswers = { readonly [question: string]: AnswerValue | undefined }
/** Answers by page key (claims specification §3, "Local claim"). */
export type Application = { readonly [page: string]: PageAnswers }

/**
 * Any answers; the form engine checks them against the form. A loose object takes a third of the time of a record, and 30,000 pages that are
 * none are one problem.
 */
export const ApplicationBody: z.ZodMiniType<Application> = z
  .looseObject({})
  .check(z.refine((pages) => Object.values(pages).every(isPage), 'not_answers')) as never

function isPage(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const claimant = { pan_token: ClaimantToken, today: Day, language_code: LocaleCode }
const refusals = [
  'unable_to_verify_card',
  'claim_token_expired',
  'card_benefit_not_applicable',
  'multiple_product_codes',
] as const

/** The pages of a claim form (C-543, C-544). `version` changes with any question, so that the answers of older drafts are checked again. */
export const listClaimPages = endpoint({
  summary: 'List the pages of a claim form',
  method: 'GET',
  path: '/api/cardholder/v1/claims/benefits/:code/pages/',
  audience: 'browser',
  params: z.object({ code: BenefitCode }),
  query: z.object(claimant),
  answer: z.object({ pages: z.array(PageName), version: z.string() }),
  refusals,
})

/** One page of a claim form (C-545 to C-548). `pg` means that the benefit is claimed for an earlier product (C-X38). */
export const listPageQuestions = endpoint({
  summary: 'Get a page of a claim form with its questions',
  method: 'GET',
  path: '/api/cardholder/v1/claims/benefits/:code/pages/:pageKey/questions/',
  audience: 'browser',
  params: z.object({ code: BenefitCode, pageKey: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,59}$/)) }),
  query: z.object({ ...claimant, pg: z.optional(z.enum(['true', 'false'])) }),
  answer: z.object({ questions: ClaimPage }),
  refusals: [...refusals, 'unknown_page'],
})

/** Checks the answers of one page, or of the whole claim without `page_key` (C-551, C-552). If nothing is wrong, `error_code` is null. */
export const validateClaim = endpoint({
  summary: 'Check the answers of a claim',
  method: 'POST',
  path: '/api/cardholder/v1/claims/questions/validate/',
  audience: 'browser',
  body: z.object({
    ...claimant,
    benefit_code: BenefitCode,
    page_key: z.optional(freeText(60)),
    application: ApplicationBody,
  }),
  answer: z.object({
    error_code: z.nullable(z.literal('invalid_answers')),
    errors: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
  }),
  refusals,
})

/** Whether a card had a benefit on a day (C-416, C-019). If it did not, there is none in the answer: null, nothing, or no answer at all (C-X22). */
export const validateBenefit = endpoint({
  summary: 'Check whether a card had a benefit on a day',
  method: 'POST',
  path: '/api/cardholder/v1/benefit_validation/',
  audience: 'browser',
  body: z.object({ pan_token: PanToken, today: Day, benefit_code: BenefitCode }),
  answer: z.nullable(
    z.object({
      benefit: z.nullish(
        z.object({
          benefit_code: z.optional(z.string()),
          benefit_id: z.optional(z.string()),
          country: z.optional(CountryCode),
        }),
      ),
    }),
  ),
  refusals: ['unable_to_verify_card'],
})
