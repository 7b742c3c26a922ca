import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { memoryDatabase } from '../../../session/drafts/testing/memory-database.ts'
import { letters } from '../../../session/letters/letters.ts'
import { storedLetters } from '../../../session/letters/testing/stored-letters.ts'
import { aMadeLetter, panToken } from '../../../testing/test-data.ts'
import {
  all,
  answerAll,
  choose,
  disabled,
  openTravelLetter,
  prepareLetters,
  relationship,
  student,
  submit,
  tick,
} from '../testing/letter-form.tsx'

prepareLetters()

describe('a travel letter', () => {
  it('is stored with labels, opened and posted [C-272, C-322, C-323, C-324, C-329, C-330, C-331, C-332, C-333, C-334, C-335, C-336, C-337, C-338, C-339, C-340, C-341, C-342, C-343, C-344, C-345, C-346, C-347, C-348, C-575, C-580, C-X45]', async () => {
    const { posted, app, router, events } = await openTravelLetter('SGP', {
      answers: { '/api/v2/travel-letter/submit-letter/': () => new Promise<never>(() => undefined) },
    })
    answerAll(all)
    await submit('Create letter')
    await waitFor(() => expect(router.state.location.pathname).toBe('/sgp/en_US/benefits/TIN/ap-certificate'))
    expect(screen.queryByRole('dialog')).toBeNull()
    const letter = app.part(letters).of('TIN')
    expect(letter?.values).toMatchObject({
      origin: 'Singapore',
      destination: 'Japan',
      cardholderRelationship: 'Traveler is the cardholder',
    })
    expect(letter?.number).toMatch(/^4021\d{13}\d{4}$/)
    expect(posted()).toEqual([
      {
        card_issuer: 'Lumen Bank',
        card_number: '4021',
        card_type: 'Horizon Platinum',
        date_of_birth: '1990-05-04',
        departure_date: '2030-12-01',
        destination: 'JPN',
        email: 'amara@example.com',
        first_name: 'Amara Lý',
        ica_country: 'SGP',
        issuance_date: app.platform.today(),
        last_name: 'Silva',
        nationality: 'SGP',
        origin: 'SGP',
        phone_number: '+6561234567',
        relationship: 'cardholder',
        return_date: '2030-12-15',
        ticket: letter?.number,
        pan_token: panToken,
        benefit_code: 'TIN',
        language_code: 'en_US',
        verification_code: letter?.code,
      },
    ])
    expect(JSON.stringify([router.state.location, { ...localStorage }])).not.toContain('Amara')
    expect(events).toContainEqual({ event: 'travel_letter_generated', code: 'TIN' })
  })

  it('opens once it is on this device, so that a reload finds it [C-322]', async () => {
    const database = memoryDatabase()
    const steps: string[] = []
    const put = async (draft: Parameters<typeof database.put>[0]) => {
      await new Promise((resolve) => setTimeout(resolve))
      await database.put(draft)
      steps.push('stored')
    }
    const { router } = await openTravelLetter('SGP', { letterDatabase: { ...database, put } })
    answerAll(all)
    router.subscribe(({ location }) => location.pathname.endsWith('ap-certificate') && steps.push('opened'))
    await submit('Create letter')
    await waitFor(() => expect(steps).toContain('opened'))
    expect(steps[0]).toBe('stored')
  })

  it('opens although its call fails, which is reported with its request id [C-323, C-602, C-X60]', async () => {
    const { router, asked } = await openTravelLetter('SGP', {
      answers: {
        '/api/v2/travel-letter/submit-letter/': () => ({ status: 500, body: { error_code: 'internal_error' } }),
      },
    })
    answerAll(all)
    await submit('Create letter')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/ap-certificate$/))
    await waitFor(() =>
      expect(asked.filter(({ path }) => path === '/api/errors/v1/').map(({ body }) => body)).toEqual([
        expect.objectContaining({ code: 'TRAVEL_LETTER_API_ERROR', failed_request_id: 'req-1' }),
      ]),
    )
  })

  it('opens although the server could not be asked for the key', async () => {
    const { router, app } = await openTravelLetter('SGP', {
      letterDatabase: await storedLetters(aMadeLetter()),
      answers: { '/api/cardholder/v1/draft_key/': () => ({ status: 503, body: {} }) },
    })
    answerAll(all)
    await submit('Create letter')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/ap-certificate$/))
    expect(app.part(letters).of('TIN')?.values.lastName).toBe('Silva')
  })

  it('sends the answers about a child, and no return date that is incomplete [C-332, C-338, C-346, C-X76]', async () => {
    const { posted } = await openTravelLetter()
    answerAll({ ...all, 'Date of birth': '05/04/2015', 'Return date': '12/1' })
    choose(relationship, 'dependent_child')
    tick(disabled, 'No')
    tick(student, 'Yes')
    await submit('Create letter')
    await waitFor(() => expect(posted()).toHaveLength(1))
    expect(posted()[0]).toMatchObject({ child_disablement: false, full_time_student: true })
    expect(posted()[0]).not.toHaveProperty('return_date')
  })

  it('of India is not posted and has no code [C-324]', async () => {
    const { posted, app, router } = await openTravelLetter('IND')
    answerAll(all)
    await submit('Create letter')
    await waitFor(() => expect(router.state.location.pathname).toBe('/ind/en_US/benefits/TIN/ap-certificate'))
    expect(app.part(letters).of('TIN')).toMatchObject({ code: null, toSend: null })
    expect(posted()).toEqual([])
  })
})
