import { add, copyClaimForms, pri, refuses } from '../testing/broken-claim-forms.ts'
import type { Json } from '../testing/data-folder.ts'

copyClaimForms()
const seenOnPrint = { page_key: 'incident_details', question_key: 'lower_price_seen', is: ['print'] }

refuses([
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
    'documents.DOC006.when: x is not a page of the form, or comes later',
  ],
  [
    'a document for answers to an unknown question',
    pri,
    (f) => (f.documents[0].when = { page_key: 'lower_price', question_key: 'lower_price_seen', is: ['print'] }),
    'documents.DOC006.when: lower_price_seen is not a question of lower_price',
  ],
  [
    'a document for an impossible answer',
    pri,
    (f) => (f.documents[0].when = { page_key: 'incident_details', question_key: 'lower_price_seen', is: ['x'] }),
    'documents.DOC006.when: x is not an option of lower_price_seen',
  ],
  [
    'a document for and against an answer',
    pri,
    (f) => (f.documents[0].when = { ...seenOnPrint, is_not: ['print'] }),
    'documents[0].when: has is or is_not',
  ],
  [
    'a page for answers that come later',
    pri,
    (f) => (f.pages[0].when = seenOnPrint),
    'incident_details.when: incident_details is not a page of the form, or comes later',
  ],
  [
    'a page against an impossible answer',
    add,
    (f) => (f.pages[1].when = { ...f.pages[1].when, is: undefined, is_not: ['x'] }),
    'illness_details.when: x is not an option of claim_reason',
  ],
  [
    'a page for answers on a page that depends on an answer too',
    add,
    (f) => (f.pages[3].when = { page_key: 'accident_details', question_key: 'police_reported', is: ['yes'] }),
    'injury_details.when: accident_details depends on an answer too',
  ],
  [
    'a question on two pages that one claim may have',
    add,
    (f) => delete f.pages[2].when,
    'accident_details.when.date_of_loss: stands twice',
  ],
  [
    'a question on two pages that one claim may have, with another page between them',
    add,
    (f) => {
      const [, illness, accident] = f.pages
      const questions = accident.question_groups[0].questions.filter((one: Json) => one.question_key === 'date_of_loss')
      const again = { group_id: 'again', questions, next_group_id: null }
      f.pages.push({ ...illness, page_key: 'last', start_group_id: 'again', question_groups: [again] })
      f.page_order.push('last')
    },
    'last.again.date_of_loss: stands twice',
  ],
])
