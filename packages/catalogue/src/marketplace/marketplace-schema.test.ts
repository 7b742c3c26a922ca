import { join } from 'node:path'
import { readFile } from '../read-file.ts'
import { copyData, folder, type Json, testRefusals } from '../testing/data-folder.ts'
import { MarketplaceFile } from './marketplace-schema.ts'

const file = 'marketplace.json'
copyData(file)

type Change = (content: Json) => void
const broken = (table: [what: string, change: Change, problem: string][]) =>
  table.map(([what, change, problem]): [string, string, Change, string] => [what, file, change, problem])

testRefusals(
  () => readFile({ path: folder, label: folder }, file, MarketplaceFile),
  () => `catalogue: ${join(folder, file)}: `,
  broken([
    ['a missing plan', (c) => delete c.plans.family, 'plans.family: is missing'],
    ['an unknown plan', (c) => (c.plans.pets = 100), 'plans: does not know pets'],
    ['a plan in dollars', (c) => (c.plans.individual = 6.3), 'plans.individual: must be of type int'],
    ['a plan for nothing', (c) => (c.plans.individual = 0), 'plans.individual: must be at least 1'],
    ['a missing coverage', (c) => c.coverages.pop(), 'coverages: must be ADD, AME, CI, in this order'],
    ['coverages in another order', (c) => c.coverages.reverse(), 'coverages: must be ADD, AME, CI, in this order'],
    ['an unknown coverage', (c) => (c.coverages[2].id = 'PET'), 'coverages[2].id: "PET" is not one of ADD, AME, CI'],
    [
      'AD&D that costs extra',
      (c) => (c.coverages[0].coverage_levels[0].premium = 5),
      'coverages: ADD must have one coverage level with premium 0',
    ],
    ['AD&D that a state lacks', (c) => c.coverages[0].not_offered_in.push('OH'), 'ADD must be offered in every state'],
    [
      'an unknown state',
      (c) => c.coverages[2].not_offered_in.push('Ohio'),
      'coverages[2].not_offered_in[6]: "Ohio" is not one of AL,',
    ],
    [
      'a name of an unknown state',
      (c) => (c.coverages[1].state_names.XX = 'x'),
      'coverages[1].state_names: does not know XX',
    ],
    ['no level', (c) => (c.coverages[1].coverage_levels = []), 'coverages[1].coverage_levels: must not be empty'],
    [
      'an id twice',
      (c) => (c.coverages[1].deductibles[1].id = 'DED-0'),
      'coverages[1].deductibles: must not have an id twice',
    ],
    [
      'an id that calls refuse',
      (c) => (c.coverages[1].deductibles[1].id = 'ten dollars'),
      'coverages[1].deductibles[1].id: "ten dollars" does not match',
    ],
    [
      'more than 100 percent of coinsurance',
      (c) => (c.coverages[1].coinsurances[0].value = 101),
      'coverages[1].coinsurances[0].value: must be at most 100',
    ],
    ['ages out of order', (c) => c.coverages[1].ages.reverse(), 'coverages[1].ages: must be sorted, each age once'],
    ['no ages', (c) => (c.coverages[1].ages = []), 'coverages[1].ages: must not be empty'],
    ['a percentage of 0', (c) => (c.state_percents.CA = 0), 'state_percents.CA: must be at least 1'],
    [
      'a phone number of another country',
      (c) => (c.support.claims_phone = '+551155550100'),
      'support.claims_phone: "+551155550100" does not match',
    ],
    [
      'no mail address',
      (c) => (c.support.billing_email = 'billing'),
      'support.billing_email: "billing" does not match',
    ],
    [
      'an unknown time zone',
      (c) => (c.support.hours.timeZone = 'Pacific'),
      'support.hours.timeZone: must be a time zone',
    ],
    [
      'hours that end before they begin',
      (c) => (c.support.hours.weekly[0].closes = '07:00'),
      'support.hours.weekly: must open before it closes',
    ],
    ['a misspelt key', (c) => (c.state_percent = {}), 'does not know state_percent'],
  ]),
)
