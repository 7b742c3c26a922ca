import './top-bar.css'
import { fill } from '@amparo/content/fill'
import type { Country } from '@amparo/contract/countries'
import { languageHome } from '@amparo/rules/locale/locales'
import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { lazyPart } from '../../platform/loading/load-page.ts'
import { Region } from '../../platform/loading/region.tsx'
import { Link } from '../../platform/navigation/link.tsx'
import { cardHomePath, countryPath, paths } from '../../platform/navigation/paths.ts'
import { useStore } from '../../platform/state/create-store.ts'
import { useAppPart } from '../../session/app-parts.ts'
import { useBrand } from '../../session/brand.ts'
import { useCard } from '../../session/card-session.ts'
import { claimExit } from '../../session/claim-exit.ts'
import { logoAction } from '../../session/logo-action.ts'
import { useUser } from '../../session/use-user.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { Button } from '../../ui/button.tsx'
import { LanguageSelect } from './language-select.tsx'
import { LogoutLink } from './logout-link.tsx'
import { ThemeSelect } from './theme-select.tsx'
import { Wordmark } from './wordmark.tsx'

// Lazy, because card entry does not need them.
const NavLinks = lazyPart(() => import('./nav-links.tsx'))
const UserMenu = lazyPart(() => import('./user-menu.tsx'))
const MenuDialog = lazyPart(() => import('./menu-dialog.tsx'))

/**
 * Logo, navigation and controls (P-001 to P-006). On a phone a cardholder's are in a menu; a guest has few, so they stay in the bar. While a claim
 * is filled in, the bar is quiet: "Save and exit" replaces links and logout, which stay in the menu of a phone.
 */
export function TopBar({ country }: { country: Country | null }) {
  const text = useContent('shell')
  const locale = useLocale()
  const { name } = useBrand()
  const isLoggedIn = useCard() !== null
  const isUserShown = useIsUserShown()
  const ask = useStore(useAppPart(logoAction))
  const exit = useStore(useAppPart(claimExit))
  const [isMenuOpen, setMenuOpen] = useState(false)
  const closeMenu = useCallback(() => setMenuOpen(false), [])
  const cardHome = country ? countryPath(country.code, locale, country.loginSuccessPath) : cardHomePath(locale)
  const home = isLoggedIn ? cardHome : languageHome(locale)

  return (
    <header className="top">
      <div className="wrap">
        <Link
          className="wordmark"
          to={home}
          aria-label={fill(text.home_label, { brand: name })}
          onClick={(event) => {
            if (!ask || event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            ask()
          }}
        >
          <Wordmark />
        </Link>
        {isLoggedIn && country && !exit && (
          <div className="wide">
            <Region>
              <NavLinks country={country} />
            </Region>
          </div>
        )}
        <div className="top-end">
          {isUserShown && (
            <Region failed={null}>
              <UserMenu />
            </Region>
          )}
          <span className={isLoggedIn ? 'wide' : 'bar-controls'}>
            <LanguageSelect country={country} />
            <ThemeSelect />
            {isLoggedIn && !exit && <LogoutLink />}
          </span>
          {exit && (
            <Button look="quiet" onClick={exit.leave}>
              {exit.label}
            </Button>
          )}
          {isLoggedIn && (
            <span className="narrow">
              <Button look="quiet" aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
                <Icon name="menu" />
                {/* Beside "Save and exit" there is no room for the word. */}
                <span className={exit ? 'hidden-visually' : undefined}>{text.menu}</span>
              </Button>
            </span>
          )}
        </div>
      </div>
      {isMenuOpen && (
        <Region>
          <MenuDialog country={country} onClose={closeMenu} />
        </Region>
      )}
    </header>
  )
}

/** On marketplace pages, a signed-in user sees their name (M-034). Guests can log out only in self-service (M-211). */
function useIsUserShown(): boolean {
  const user = useUser()
  const [, , , area, part] = useLocation().pathname.split('/')
  if (!user || `/${area}` !== paths.marketplace) return false
  return !user.isGuestUser || `/${part}` === paths.selfService
}
