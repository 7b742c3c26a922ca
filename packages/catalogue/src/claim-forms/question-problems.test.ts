import { cdw, copyClaimForms, dateOfLoss, pri, refuses, seen, shared, vehicle } from '../testing/broken-claim-forms.ts'
import type { Json } from '../testing/data-folder.ts'

copyClaimForms()

refuses([
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
    'several choices with outcomes',
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
    'a make without a year',
    cdw,
    (f) => delete vehicle(f, 1).related_question_key,
    'vehicle_make.related_question_key: is missing',
  ],
])
