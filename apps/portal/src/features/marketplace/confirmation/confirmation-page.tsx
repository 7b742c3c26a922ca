export function ConfirmationPage() {
  return (
    <div className="wrap">
      <h1 tabIndex={-1}>Confirmation</h1>
    </div>
  )
}

/** What the router looks for in a page that it loads on demand. */
export { ConfirmationPage as Component }
