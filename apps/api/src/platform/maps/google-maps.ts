import tzLookup from '@photostructure/tz-lookup'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import type { Clock } from '../clock.ts'
import { addressOf, Components } from './google-address.ts'
import type { Maps } from './maps.ts'

const GOOGLE = 'https://places.googleapis.com'
const TIMEOUT_MS = 2_000
/** After a failure the service is not asked again at every key press. */
const PAUSE_MS = 30_000
const MOST_SUGGESTIONS = 6

const Suggested = z.object({
  suggestions: z._default(
    z.array(z.object({ placePrediction: z.object({ placeId: z.string(), text: z.object({ text: z.string() }) }) })),
    [],
  ),
})
const Place = z.object({ addressComponents: Components })
const Found = z.object({
  places: z._default(
    z.array(z.extend(Place, { location: z.object({ latitude: z.number(), longitude: z.number() }) })),
    [],
  ),
})
/** Google's ids; those of the fallback contain colons. */
const placeId = /^[\w-]{10,300}$/

type Options = {
  key: string
  fallback: Maps
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
  /** The service's address; tests have their own. */
  url?: string
}

/** Google's Places API (New). Whenever it does not answer, the fallback does. */
export function createGoogleMaps({ key, fallback, clock, log, url = GOOGLE }: Options): Maps {
  let quietUntil = 0

  /** Null if there is no answer, or one that is not in the expected format. */
  async function ask<Schema extends z.ZodMiniType>(schema: Schema, path: string, fields: string, body?: object) {
    if (clock.now().getTime() < quietUntil) return null
    try {
      const answer = await fetch(`${url}/v1/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', 'x-goog-api-key': key, 'x-goog-fieldmask': fields },
        body: body ? JSON.stringify({ ...body, languageCode: 'en' }) : null,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      // An id that is too old or invented is not a failure of the service.
      if (!body && (answer.status === 404 || answer.status === 400)) return 'unknown'
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      return z.parse(schema, await answer.json())
    } catch (error) {
      quietUntil = clock.now().getTime() + PAUSE_MS
      // No message: it may quote what somebody typed.
      log.warn({ cause: (error as Error).name }, 'the maps service did not answer: the embedded table does')
      return null
    }
  }

  return {
    async suggest(text) {
      if (text.trim().length < 3) return []
      const fields = 'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text'
      const answer = await ask(Suggested, 'places:autocomplete', fields, {
        input: text,
        includedRegionCodes: ['us'],
        includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
      })
      if (answer === null || answer === 'unknown') return fallback.suggest(text)
      return answer.suggestions
        .slice(0, MOST_SUGGESTIONS)
        .map(({ placePrediction: { placeId: id, text } }) => ({ id, label: text.text }))
    },

    async find(id) {
      if (!placeId.test(id)) return fallback.find(id)
      const place = await ask(Place, `places/${id}?languageCode=en`, 'addressComponents')
      return place === null || place === 'unknown' ? null : addressOf(place.addressComponents)
    },

    /** The table first: it is at hand, and the service learns only of addresses that the table does not have. */
    async verify(address) {
      const known = await fallback.verify(address)
      if (known) return known
      const { line_1_address, municipality_name, state, postal_code } = address
      const answer = await ask(Found, 'places:searchText', 'places.addressComponents,places.location', {
        textQuery: `${line_1_address}, ${municipality_name}, ${state} ${postal_code}`,
        regionCode: 'us',
        pageSize: 1,
      })
      const [place] = answer === null || answer === 'unknown' ? [] : answer.places
      const found = place && addressOf(place.addressComponents)
      const isThere = found?.state === state && found.postal_code.slice(0, 5) === postal_code.slice(0, 5)
      return place && isThere ? { time_zone_id: tzLookup(place.location.latitude, place.location.longitude) } : null
    },
  }
}
