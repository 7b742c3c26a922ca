import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import { checkAll } from '@amparo/content/check/check-all'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { claimTextFiles, loadClaimTexts } from './load-claim-texts.ts'

const catalogue = loadCatalogue()
let path: string
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'claim-texts-'))
  cpSync(join(catalogue.folder.path, 'claim-texts'), join(path, 'claim-texts'), { recursive: true })
})
afterEach(() => rmSync(path, { recursive: true }))

const source = () => ({ claimForms: catalogue.claimForms, folder: { path, label: 'data' } })
const load = () => loadClaimTexts(source())
function edit(file: string, change: Record<string, unknown>) {
  const whole = join(path, 'claim-texts', file)
  writeFileSync(whole, JSON.stringify({ ...JSON.parse(readFileSync(whole, 'utf8')), ...change }))
}

describe('the texts of the claim forms', () => {
  it('are refused in one line when a language has no file', () => {
    rmSync(join(path, 'claim-texts/es_LAC'), { recursive: true })
    const line = /^data\/claim-texts\/es_LAC\/\w+\.json: missing$/
    expect(load).toThrow(line)
    const lazy = loadClaimTexts(source(), { isLazy: true })
    expect(lazy('pt_BR', 'trip_details')).toHaveProperty('title')
    expect(() => lazy('es_LAC', 'trip_details')).toThrow(line)
  })

  it.each<[string, string, Record<string, unknown>, string]>([
    ['a title', 'trip_details', { title: undefined }, 'title: missing'],
    ['a question', 'vehicle_details', { vehicle_plate: undefined }, 'vehicle_plate: missing'],
    [
      'a message',
      'vehicle_details',
      { 'vehicle_plate.error_message': undefined },
      'vehicle_plate.error_message: missing',
    ],
    [
      'an option',
      'vehicle_details',
      { 'vehicle_drivable.options.no': undefined },
      'vehicle_drivable.options.no: missing',
    ],
    [
      'the other option',
      'vehicle_details',
      { 'vehicle_make.options.other': undefined },
      'vehicle_make.options.other: missing',
    ],
    [
      'the label of other',
      'vehicle_details',
      { 'vehicle_make.other_title': undefined },
      'vehicle_make.other_title: missing',
    ],
    ['a button of a list', 'belongings', { 'lost_items.add': undefined }, 'lost_items.add: missing'],
    [
      'the message that is always shown',
      'trip_details',
      { 'trip_return_date.date_after_custom_error': undefined },
      'trip_return_date.date_after_custom_error: missing',
    ],
  ])('are refused without %s', (_, page, change, line) => {
    edit(`en_US/${page}.json`, change)
    expect(load).toThrow(`data/claim-texts/en_US/${page}.json:${line}`)
  })

  it.each<[string, string, Record<string, unknown>, string]>([
    ['a key of no question', 'vehicle_details', { vehicle_color: 'Color' }, 'vehicle_color: unused'],
    [
      'an answer that is not asked for',
      'payment_details',
      { payment_intro: 'To {{vehicle_make}}' },
      'payment_intro: {vehicle_make} is not among',
    ],
    [
      'an answer where none is filled in',
      'vehicle_details',
      { vehicle_plate: 'Of {{vehicle_make}}' },
      'vehicle_plate: {vehicle_make} is not among',
    ],
    [
      'a row without its number',
      'belongings',
      { 'lost_items.item': 'Thing' },
      'lost_items.item: placeholders are {}, should be {number}',
    ],
    ['HTML', 'vehicle_details', { vehicle_plate: '<b>Plate</b>' }, 'vehicle_plate: HTML is not allowed'],
  ])('are refused with %s', (_, page, change, line) => {
    edit(`en_US/${page}.json`, change)
    expect(load).toThrow(`data/claim-texts/en_US/${page}.json:${line}`)
  })

  it('have the same hints in every language', () => {
    const hint = 'vehicle_plate.help_text'
    edit('pt_BR/vehicle_details.json', { [hint]: undefined })
    expect(load).toThrow(`data/claim-texts/pt_BR/vehicle_details.json:${hint}: missing`)
  })

  it('are those of en_US in an English variant, except for its own texts', () => {
    mkdirSync(join(path, 'claim-texts/en_AP'), { recursive: true })
    writeFileSync(join(path, 'claim-texts/en_AP/vehicle_details.json'), JSON.stringify({ title: 'The vehicle' }))
    const texts = load()
    expect(texts('en_AP', 'vehicle_details').title).toBe('The vehicle')
    expect(texts('en_AP', 'vehicle_details').vehicle_plate).toBe(texts('en_US', 'vehicle_details').vehicle_plate)
  })

  it('are covered by the content check', () => {
    edit(
      'pt_BR/vehicle_details.json',
      JSON.parse(readFileSync(join(path, 'claim-texts/en_US/vehicle_details.json'), 'utf8')),
    )
    const { slugs } = claimTextFiles(source())
    const { problems } = checkAll({ folder: join(path, 'claim-texts'), apps: join(path, 'none'), slugs })
    expect(problems).toContainEqual({
      at: 'pt_BR/vehicle_details.json:vehicle_plate.error_message',
      problem: 'the same as en_US: translate it',
    })
  })
})
