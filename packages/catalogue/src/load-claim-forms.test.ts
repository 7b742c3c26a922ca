import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadClaimForms } from './load-claim-forms.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'claim-forms-'))
  for (const name of ['claim-forms', 'claim-pages'])
    cpSync(fileURLToPath(new URL(`../data/${name}`, import.meta.url)), join(folder, name), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const load = () => loadClaimForms({ path: folder, label: 'data' })

// biome-ignore lint/suspicious/noExplicitAny: the tests break the files in ways that have no type
type Json = any
function edit(file: string, change: (content: Json) => void) {
  const content = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  change(content)
  writeFileSync(join(folder, file), JSON.stringify(content))
}

const pri = 'claim-forms/PRI.json'
const cdw = 'claim-forms/CDW.json'
const shared = 'claim-pages/payment_details.json'
/** PRI's incident_details: when (date_of_loss, lower_price_seen), site, print, story. */
const when = (form: Json) => form.pages[0].question_groups[0]
const dateOfLoss = (form: Json) => when(form).questions[0]
const seen = (form: Json) => when(form).questions[1]
const story = (form: Json) => form.pages[0].question_groups[3]
/** CDW's vehicle_details: vehicle_year, vehicle_make, vehicle_model. */
const vehicle = (form: Json, place: number) => form.pages[2].question_groups[0].questions[place]

it('puts the pages of a form in their order, shared ones too', () => {
  expect(
    load()
      .get('PRI')
      ?.pages.map(({ page_key }) => page_key),
  ).toEqual(['cardholder_details', 'incident_details', 'purchase_details', 'lower_price', 'payment_details'])
})

it('takes a page of the form before a shared one of the same name', () => {
  const question = { question_key: 'cheque_name', question_type: 'text', data_type: 'string' }
  const group = { group_id: 'cheque', questions: [question], next_group_id: null }
  edit(pri, ({ pages, documents }) => {
    pages.push({ page_key: 'payment_details', start_group_id: 'cheque', question_groups: [group] })
    delete documents.at(-1).when
  })
  expect(load().get('PRI')?.pages.at(-1)?.start_group_id).toBe('cheque')
})

it.each<[string, string, (content: Json) => void, string]>([
  ['a misspelt key', pri, (f) => (dateOfLoss(f).requierd = true), '[0].questions[0]: does not know requierd'],
  ['a text, which is content', pri, (f) => (dateOfLoss(f).title = 'When?'), 'does not know title'],
  ['an unknown type', pri, (f) => (dateOfLoss(f).question_type = 'slider'), '"slider" is not one of text, line1'],
  ['an unknown tag', pri, (f) => (dateOfLoss(f).tags = ['hidden']), 'tags[0]: "hidden" is not one of'],
  [
    'an unknown rule',
    pri,
    (f) => (dateOfLoss(f).validations[0].rule = 'before'),
    'questions[0].validations[0].rule: is not a rule of the claims specification',
  ],
  [
    'a bound that is no date',
    pri,
    (f) => (dateOfLoss(f).validations[0].value = '2026-02-30'),
    'validations[0].value: must be today, a day or {{question_key}}',
  ],
  [
    'a regular expression that is none',
    pri,
    (f) => (f.pages[0].question_groups[1].questions[0].validations[0].value = '('),
    'validations[0].value: is not a regular expression',
  ],
  ['a missing start group', pri, (f) => (f.pages[0].start_group_id = 'x'), 'incident_details.start_group_id: x is not'],
  [
    'an unknown next group',
    pri,
    (f) => (when(f).next_group_id = 'x'),
    'incident_details.when.next_group_id: x is not a group of the page',
  ],
  [
    'an outcome without its group',
    pri,
    (f) => (seen(f).options[1].outcome.group_id = 'x'),
    'incident_details.when.lower_price_seen: x is not a group of the page',
  ],
  ['a group twice', pri, (f) => (story(f).group_id = 'print'), 'incident_details.print: stands twice'],
  [
    'a circle through next_group_id',
    pri,
    (f) => (story(f).next_group_id = 'when'),
    'incident_details.when: leads back to itself (when > story > when)',
  ],
  [
    'a circle through an outcome',
    pri,
    (f) => (story(f).questions = [{ ...seen(f), question_key: 'again' }]),
    'incident_details.story: leads back to itself (story > site > story)',
  ],
  [
    'a group that is never reached',
    pri,
    (f) => (seen(f).options[1].outcome = undefined),
    'incident_details.site: is never reached',
  ],
  [
    'two questions that lead on',
    pri,
    (f) => when(f).questions.push({ ...seen(f), question_key: 'again' }),
    'incident_details.when: has two questions with outcomes',
  ],
  [
    'a repeating group on the path',
    cdw,
    (f) => (f.pages[1].question_groups[2].next_group_id = 'driver'),
    'rental_details.driver: is inside a question and on the path too',
  ],
  [
    'a repeating group that leads on',
    cdw,
    (f) => (f.pages[1].question_groups[4].next_group_id = 'drivers'),
    'rental_details.driver: is inside a question, so nothing may follow it',
  ],
  [
    'a repeating group in two questions',
    cdw,
    (f) => (f.pages[1].question_groups[3].questions[1].any_filled_group_id = 'driver'),
    'rental_details.driver: is inside two questions',
  ],
  [
    'a question twice',
    pri,
    (f) => (seen(f).question_key = 'item_price'),
    'purchase_details.purchase.item_price: stands twice',
  ],
  [
    'a rule about an unknown question',
    pri,
    (f) => (dateOfLoss(f).validations[0].value = '{{x}}'),
    'incident_details.when.date_of_loss.validations: x is not a question of the form',
  ],
  [
    'a rule that does not fit the answer',
    pri,
    (f) => dateOfLoss(f).validations.push({ rule: 'min_length', value: 1 }),
    'incident_details.when.date_of_loss.validations: min_length is not for a date',
  ],
  [
    'an answer that does not fit the type',
    pri,
    (f) => (dateOfLoss(f).data_type = 'money'),
    'data_type: a date_picker cannot be of type money',
  ],
  [
    'a radio without options',
    pri,
    (f) => (f.pages[1].question_groups[0].questions[3].options = []),
    'options: are missing',
  ],
  ['an option twice', pri, (f) => (seen(f).options[0].value = 'print'), 'options: print stands twice'],
  [
    'two selected options',
    pri,
    (f) => (seen(f).options = seen(f).options.map((option: Json) => ({ ...option, is_selected: true }))),
    'options: two are selected',
  ],
  ['options on a date', pri, (f) => (dateOfLoss(f).options = [{ value: 'a' }]), 'options: are not for this type'],
  [
    'several options that lead on',
    pri,
    (f) => Object.assign(seen(f), { question_type: 'checkbox', data_type: 'choices' }),
    'options: several cannot lead on',
  ],
  ['an other field without other', pri, (f) => (seen(f).tags = ['allow_other']), 'options: other is missing'],
  ['require_other alone', pri, (f) => (seen(f).tags = ['require_other']), 'tags: require_other goes with allow_other'],
  [
    'a confirm field without its rule',
    pri,
    (f) => (f.pages[0].question_groups[2].questions[0].tags = ['confirmation_required']),
    'print_name.confirmation_required: is a tag and a rule, or neither',
  ],
  [
    'a required text without an answer',
    shared,
    (p) => (p.question_groups[0].questions[0].required = true),
    'has no answer',
  ],
  [
    'a list without its group',
    cdw,
    (f) => (f.pages[1].question_groups[3].questions[0].question_type = 'any_filled_group_list'),
    'rental_drivers.nested_group_id: goes with a nested_group_list',
  ],
  [
    'an unknown related question',
    cdw,
    (f) => (vehicle(f, 1).related_question_key = 'x'),
    'vehicle_make.related_question_key: x is not a question of the form',
  ],
  [
    'a model that belongs to a year',
    cdw,
    (f) => (vehicle(f, 2).related_question_key = 'vehicle_year'),
    'vehicle_model.related_question_key: vehicle_year is no vehicle_make',
  ],
  [
    'a make of no year',
    cdw,
    (f) => delete vehicle(f, 1).related_question_key,
    'vehicle_make.related_question_key: is missing',
  ],
  ['a document twice', pri, (f) => (f.documents[1].id = 'DOC006'), 'documents.DOC006: stands twice'],
  [
    'a document number of another kind',
    pri,
    (f) => (f.documents[1].id = 'DOC6'),
    'documents[1].id: "DOC6" does not match',
  ],
  [
    'two lists of countries',
    pri,
    (f) => (f.documents[4].countries = ['THA']),
    'documents[4]: has countries or except_countries, not both',
  ],
  [
    'a document for answers on an unknown page',
    pri,
    (f) => (f.documents[0].when = { page_key: 'x', question_key: 'lower_price_seen', is: ['print'] }),
    'documents.DOC006.when: x is not a page of the form',
  ],
  [
    'a document for answers to an unknown question',
    pri,
    (f) => (f.documents[0].when = { page_key: 'lower_price', question_key: 'lower_price_seen', is: ['print'] }),
    'documents.DOC006.when: lower_price_seen is not a question of lower_price',
  ],
  [
    'a document for an answer that nobody can give',
    pri,
    (f) => (f.documents[0].when = { page_key: 'incident_details', question_key: 'lower_price_seen', is: ['x'] }),
    'documents.DOC006.when: x is not an option of lower_price_seen',
  ],
  [
    'a document for an answer that is given several times',
    cdw,
    (f) => (f.documents[0].when = { page_key: 'rental_details', question_key: 'driver_drove', is: ['yes'] }),
    'documents.DOC010.when: driver_drove is answered more than once',
  ],
  ['a page twice', pri, (f) => f.page_order.push('lower_price'), 'lower_price: stands twice'],
  ['an unknown page', pri, (f) => f.page_order.push('x'), 'page_order: x is neither in pages nor in claim-pages'],
  ['a page without a place', pri, (f) => f.page_order.splice(3, 1), 'pages.lower_price: stands twice or is missing'],
  ['a shared page under another name', shared, (p) => (p.page_key = 'x'), 'page_key: is x, but the file is named'],
  ['a shared page that is broken', shared, (p) => (p.start_group_id = 'x'), 'payment_details.start_group_id: x is not'],
])('refuses %s and says where', (_, file, change, problem) => {
  edit(file, change)
  expect(load).toThrow(problem)
  expect(load).toThrow('catalogue: data/claim-')
})
