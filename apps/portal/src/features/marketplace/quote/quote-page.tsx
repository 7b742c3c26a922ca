export function QuotePage() {
  return (
    <div className="wrap">
      <h1 tabIndex={-1}>Quote</h1>
    </div>
  )
}

/** What the router looks for in a page that it loads on demand. */
export { QuotePage as Component }
