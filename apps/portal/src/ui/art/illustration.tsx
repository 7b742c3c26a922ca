import { careArt } from './care-art.tsx'
import { type Drawings, deep, soft } from './drawing.ts'
import { stateArt } from './state-art.tsx'
import { thingsArt } from './things-art.tsx'
import { travelArt } from './travel-art.tsx'

const drawings: Drawings = { ...travelArt, ...thingsArt, ...careArt, ...stateArt }

type Props = { name: string; position?: string }

/** Every illustration has the same frame: an arch, an object in two tones, a sun, a ground line. Always decoration. */
export function Illustration({ name, position = 'center' }: Props) {
  return (
    <svg className="illustration" data-position={position} viewBox="22 20 196 138" fill="none" aria-hidden="true">
      <path fill={soft} d="M58 152V90a62 62 0 0 1 124 0v62z" />
      <path stroke={deep} strokeWidth="4" strokeLinecap="round" d="M30 152h180" />
      {Object.hasOwn(drawings, name) ? drawings[name] : stateArt.shield}
    </svg>
  )
}
