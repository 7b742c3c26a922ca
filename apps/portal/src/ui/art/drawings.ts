import { careArt } from './care-art.tsx'
import type { Drawings } from './drawing.ts'
import { stateArt } from './state-art.tsx'
import { thingsArt } from './things-art.tsx'
import { travelArt } from './travel-art.tsx'

const drawings: Drawings = { ...travelArt, ...thingsArt, ...careArt, ...stateArt }

export function drawingOf(name: string) {
  return Object.hasOwn(drawings, name) ? drawings[name] : stateArt.shield
}
