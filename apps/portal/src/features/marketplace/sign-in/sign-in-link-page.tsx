export function SignInLinkPage() {
  return (
    <div className="wrap">
      <h1 tabIndex={-1}>SignInLink</h1>
    </div>
  )
}

/** What the router looks for in a page that it loads on demand. */
export { SignInLinkPage as Component }
