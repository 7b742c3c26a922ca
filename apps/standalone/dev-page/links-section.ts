import { call } from '@amparo/contract/call'
import { type Locale, languageTag } from '@amparo/rules/locale/locales'
import { el, field, fillSelect } from '../../api/docs-page/element.ts'
import { listPlaces } from '../src/dev/dev-contract.ts'
import { countryName } from './country-name.ts'
import { type Choice, pageAddress } from './page-address.ts'

const languages = new Intl.DisplayNames(['en'], { type: 'language' })

export async function showLinks(section: HTMLElement) {
  const { countries, portal_origin, white_label_origin } = await call(listPlaces, {})
  const country = el('select')
  const locale = el('select')
  const brand = el('select')
  const page = el('select')
  const link = el('a', { class: 'address', target: '_blank', rel: 'noopener' })
  const note = el('p', { class: 'hint' }, 'If no card is logged in on that origin, it leads to card entry.')

  const show = () => {
    const choice = { country: country.value, locale: locale.value, origin: brand.value, page: page.value } as Choice
    link.href = pageAddress(choice)
    link.textContent = link.href
    note.hidden = page.value === 'login'
  }
  const showLocales = () => {
    const found = countries.find(({ code }) => code === country.value)?.languages ?? []
    fillSelect(
      locale,
      found.map((value) => ({ value, text: `${value} · ${languageName(value)}` })),
    )
    show()
  }

  const named = countries.map(({ code }) => ({ value: code, text: `${countryName(code)} (${code})` }))
  fillSelect(
    country,
    named.sort((a, b) => a.text.localeCompare(b.text, 'en')),
  )
  fillSelect(brand, [
    { value: portal_origin, text: 'Amparo' },
    { value: white_label_origin, text: 'White label' },
  ])
  fillSelect(page, [
    { value: 'login', text: 'Card entry' },
    { value: 'benefits', text: 'Benefits home' },
  ])
  country.value = 'USA'
  country.addEventListener('change', showLocales)
  for (const select of [locale, brand, page]) select.addEventListener('change', show)
  showLocales()

  const choices = el(
    'div',
    { class: 'choices' },
    field('Country', country),
    field('Language', locale),
    field('Brand', brand),
    field('Page', page),
  )
  section.append(choices, el('p', {}, link), note)
}

function languageName(locale: Locale): string {
  return languages.of(new Intl.Locale(languageTag(locale)).language) ?? locale
}
