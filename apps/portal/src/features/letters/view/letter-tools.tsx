import type { PrintLetter } from '@amparo/contract/letters'
import { letterPayload } from '@amparo/rules/letters/letter-payload'
import type { Locale } from '@amparo/rules/locale/locales'
import { useState } from 'react'
import { useIsPhone } from '../../../blocks/files/choose/is-phone.ts'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { BackLink } from '../../../platform/navigation/back-link.tsx'
import { countryPath, paths } from '../../../platform/navigation/paths.ts'
import { saveFile } from '../../../platform/save-file.ts'
import { useBenefit } from '../../../queries/list-benefits.ts'
import { usePrintLetter } from '../../../queries/print-letter.ts'
import type { MadeLetter } from '../../../session/letters/stored-letter.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { Button } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { LetterState } from './letter-state.tsx'

/** Back, print and save (C-351, C-353, C-390), and whether the letter is registered. */
export function LetterTools({ letter }: { letter: MadeLetter }) {
  const text = useContent('letter-page')
  const locale = useLocale()
  const { benefit, card } = useBenefit()
  const [hasFailed, setFailed] = useState(false)
  const { start, isRunning } = usePrintLetter({
    onDone: (pdf) => saveFile(pdf, `${letter.number}.pdf`),
    onFailed: () => setFailed(true),
  })
  // Browsers on phones often print badly or not at all, so the file comes first there.
  const isFileFirst = useIsPhone() || !canPrint()

  function save() {
    setFailed(false)
    void start(printed(letter, locale))
  }

  return (
    <div className="letter-tools">
      <BackLink to={countryPath(card.ica_country, locale, `${paths.benefits}/${benefit.benefit_code}`)}>
        {text.back}
      </BackLink>
      <div className="letter-actions" data-first={isFileFirst ? 'file' : 'print'}>
        <Button look={isFileFirst ? 'first' : 'second'} busy={isRunning} onClick={save}>
          <Icon name="download" />
          {text.save}
        </Button>
        {canPrint() && (
          <Button look={isFileFirst ? 'second' : 'first'} onClick={() => window.print()}>
            <Icon name="print" />
            {text.print}
          </Button>
        )}
      </div>
      <p className="hidden-visually" role="status">
        {isRunning && text.saving}
      </p>
      {hasFailed && (
        <Banner tone="danger" title={text.save_failed_title}>
          <p>{text.save_failed_text}</p>
        </Banner>
      )}
      <LetterState letter={letter} />
    </div>
  )
}

const canPrint = () => typeof window.print === 'function'

function printed(letter: MadeLetter, locale: Locale): PrintLetter {
  const { kind, form, panToken, benefitCode, number, issuedOn, code } = letter
  return {
    kind,
    ...letterPayload(kind, form),
    pan_token: panToken,
    benefit_code: benefitCode,
    ticket: number,
    issuance_date: issuedOn,
    language_code: locale,
    ...(code && { verification_code: code }),
  } as PrintLetter
}
