import type {
  ClaimPage as PageDefinition,
  Question as QuestionDefinition,
} from '@amparo/catalogue/claim-forms/form-schema'
import type { ClaimPage, Question, QuestionOption, QuestionValidation } from '@amparo/contract/claim-forms'
import { isTyped } from '@amparo/form-engine/question-types'
import { LONG_NUMBER } from '@amparo/form-engine/rules/no-card-number'
import { type Locale, localeFacts } from '@amparo/rules/locale/locale-facts'
import type { PageTexts } from './load-claim-texts.ts'
import { type loadedOptions, option } from './loaded-options.ts'

/** `common` has the texts that any page can show. */
type Words = { locale: Locale; texts: PageTexts; common: PageTexts; loaded: ReturnType<typeof loadedOptions> }

/** A definition with its texts in one language, as the browser gets it (claims specification §3). */
export function wirePage(page: PageDefinition, words: Words): ClaimPage {
  return {
    page_key: page.page_key,
    title: words.texts.title ?? '',
    ...(page.when && { when: page.when }),
    start_group_id: page.start_group_id,
    question_groups: page.question_groups.map(({ group_id, questions, next_group_id }) => ({
      group_id,
      questions: inNameOrder(questions, words.locale).map((question) => wireQuestion(question, words)),
      next_group_id,
    })),
  }
}

/** Puts the family name first where that is the custom. */
function inNameOrder(questions: readonly QuestionDefinition[], locale: Locale): readonly QuestionDefinition[] {
  if (!localeFacts[locale].familyNameFirst) return questions
  const ordered = [...questions]
  for (const [place, { question_key }] of questions.entries()) {
    const next = questions[place + 1]
    if (!next || !question_key.endsWith('_first_name')) continue
    if (next.question_key !== question_key.replace(/_first_name$/, '_last_name')) continue
    ordered.splice(place, 2, next, questions[place] as QuestionDefinition)
  }
  return ordered
}

function wireQuestion(question: QuestionDefinition, words: Words): Question {
  const { question_key, question_type, data_type, required, tags } = question
  const text = (part: string) => words.texts[`${question_key}.${part}`] ?? null
  return {
    question_key,
    question_type,
    data_type,
    title: words.texts[question_key] ?? '',
    help_text: text('help_text'),
    sub_text: text('sub_text'),
    placeholder: text('placeholder'),
    other_title: text('other_title'),
    ...listTitles(text),
    required,
    error_message: text('error_message') ?? '',
    default_value: text('default_value'),
    options: optionsOf(question, words, text),
    validations: [
      ...question.validations.map((validation) => wireValidation(validation, text)),
      ...cardRule(question, words),
    ],
    tags,
    nested_group_id: question.nested_group_id ?? null,
    any_filled_group_id: question.any_filled_group_id ?? null,
    related_question_key: question.related_question_key ?? null,
  }
}

type Text = (part: string) => string | null

function listTitles(text: Text): Pick<Question, 'add_title' | 'item_title'> {
  const [add_title, item_title] = [text('add'), text('item')]
  return add_title && item_title ? { add_title, item_title } : {}
}

function optionsOf({ question_key, data_type, options, tags }: QuestionDefinition, { loaded }: Words, text: Text) {
  const listed: QuestionOption[] = options.map(({ value, is_selected, outcome }) => ({
    value,
    title: text(`options.${value}`) ?? value,
    is_selected,
    outcome: outcome ?? null,
    // Only answers that change the route through the form are counted; nothing else that a person answers goes to analytics.
    analytics: outcome ? `${question_key}.${value}` : null,
  }))
  if (listed.length > 0) return listed
  const other = tags.includes('allow_other') ? [option('other', text('options.other') ?? 'other')] : []
  return [...loaded(data_type), ...other]
}

/** The form engine applies this rule without being asked. It is added here to give it an error message. */
function cardRule(question: QuestionDefinition, { common }: Words): QuestionValidation[] {
  const isText = isTyped(question) || question.tags.includes('allow_other')
  if (!isText || question.tags.includes(LONG_NUMBER)) return []
  const custom_error_message = common.no_card_number ?? null
  return [{ rule: 'no_card_number', value: null, modifier: null, error_message: null, custom_error_message }]
}

function wireValidation(validation: QuestionDefinition['validations'][number], text: Text): QuestionValidation {
  return {
    rule: validation.rule,
    value: 'value' in validation ? validation.value : null,
    modifier: ('modifier' in validation && validation.modifier) || null,
    error_message: null,
    custom_error_message: text(validation.rule),
  }
}
