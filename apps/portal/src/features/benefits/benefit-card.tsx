import './benefit-card.css'
import type { Benefit } from '@amparo/contract/benefits'
import { useContent } from '../../platform/content.ts'
import { Illustration } from '../../ui/illustration.tsx'

/** P-189 to P-193. A code that content does not know yet [P-226] still has its name and a drawing. */
export function BenefitCard({ benefit }: { benefit: Benefit }) {
  const texts = useContent('benefits')
  const code = benefit.benefit_code.toLowerCase()
  const text = Object.hasOwn(texts, code) ? texts[code as keyof typeof texts] : undefined

  return (
    <li className="benefit">
      <Illustration name={text?.hero_img ?? 'shield'} position={text?.hero_img_position} />
      <div>
        <h3>{benefit.name}</h3>
        {text && <p>{text.description}</p>}
      </div>
    </li>
  )
}
