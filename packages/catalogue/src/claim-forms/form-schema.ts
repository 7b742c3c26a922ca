import { CountryCode } from '@amparo/contract/primitives'
import { questionTypeNames } from '@amparo/form-engine/question-types'
import { type Locale, locales } from '@amparo/rules/locale/locales'
import * as z from 'zod'
import { Validation } from './rule-schema.ts'

/**
 * A claim form (claims specification §3). It is structure only: the texts are content, and the `review_and_submit` and documents steps are the
 * portal's.
 */
const Key = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/)

/**
 * The kind of answer. Options of the vehicle, country and currency types are loaded, so files do not list them. `money` is in the
 * currency of the answer to `related_question_key`, otherwise in that of the card.
 */
const DataType = z.enum([
  'string',
  'email',
  'phone',
  'integer',
  'decimal',
  'money',
  'date',
  'datetime',
  'choice',
  'choices',
  'groups',
  'none',
  'country',
  'currency',
  'vehicle_year',
  'vehicle_make',
  'vehicle_model',
])
export type DataType = z.output<typeof DataType>

const Tag = z.enum([
  'liquid_parsing',
  'confirmation_required',
  'optional_no_label',
  'is_hidden_on_review_page',
  'allow_other',
  'require_other',
  /** The answer may look like a card number, such as an IMEI, a ticket or an account. */
  'long_number',
  /** The question is never shown. The page that opens the form supplies the answer; the server overwrites it where it knows the answer itself. */
  'hidden',
  /** The answer is stored encrypted, and shown with its last three characters only: numbers of accounts, banks and people. */
  'sensitive',
])

/** Where something is asked; without either, everywhere. */
const asked = {
  countries: z.array(CountryCode).min(1).optional(),
  except_countries: z.array(CountryCode).min(1).optional(),
}
export type Asked = { countries?: string[] | undefined; except_countries?: string[] | undefined }
const notBoth = ({ countries, except_countries }: Asked) => !(countries && except_countries)
const either = { error: 'has countries or except_countries, not both' }

const Option = z.strictObject({
  value: Key,
  is_selected: z.boolean().default(false),
  outcome: z.strictObject({ group_id: Key }).optional(),
})

const Question = z
  .strictObject({
    question_key: Key,
    question_type: z.enum(questionTypeNames),
    data_type: DataType,
    required: z.boolean().default(false),
    options: z.array(Option).default([]),
    validations: z.array(Validation).default([]),
    tags: z.array(Tag).default([]),
    nested_group_id: Key.optional(),
    any_filled_group_id: Key.optional(),
    related_question_key: Key.optional(),
    ...asked,
  })
  .refine(notBoth, either)
export type Question = z.output<typeof Question>

const QuestionGroup = z.strictObject({
  group_id: Key,
  questions: z.array(Question).min(1),
  next_group_id: Key.nullable(),
})
export type QuestionGroup = z.output<typeof QuestionGroup>

/** Needed only with one of these answers, or only without them; without `when`, always. In a list, the answer of any entry counts. */
const NeededWhen = z
  .strictObject({
    page_key: Key,
    question_key: Key,
    is: z.array(Key).min(1).optional(),
    is_not: z.array(Key).min(1).optional(),
  })
  .refine(({ is, is_not }) => !is !== !is_not, { error: 'has is or is_not' })
export type NeededWhen = z.output<typeof NeededWhen>

export const ClaimPage = z
  .strictObject({
    page_key: Key,
    when: NeededWhen.optional(),
    start_group_id: Key,
    question_groups: z.array(QuestionGroup).min(1),
    ...asked,
  })
  .refine(notBoth, either)
export type ClaimPage = z.output<typeof ClaimPage>

const ClaimDocument = z
  .strictObject({
    id: z.string().regex(/^DOC\d{3}$/),
    uploadable: z.boolean().default(true),
    required: z.boolean().default(false),
    when: NeededWhen.optional(),
    ...asked,
  })
  .refine(notBoth, either)
export type ClaimDocument = z.output<typeof ClaimDocument>

/** A file of data/claim-forms. A page in `page_order` that is not in `pages` is one of claim-pages/, which several forms share. */
export const ClaimFormFile = z.strictObject({
  /** The only language of a form that is used in a single country, such as the one for policies. */
  only: z.enum(locales as [Locale, ...Locale[]]).optional(),
  page_order: z.array(Key).min(1),
  pages: z.array(ClaimPage),
  documents: z.array(ClaimDocument).min(1),
})

/** A form with all its pages in order. */
export type ClaimForm = { only?: Locale | undefined; pages: readonly ClaimPage[]; documents: readonly ClaimDocument[] }
