export function SignInPage() {
  return (
    <div className="wrap">
      <h1 tabIndex={-1}>SignIn</h1>
    </div>
  )
}

/** What the router looks for in a page that it loads on demand. */
export { SignInPage as Component }
