export function DetailPage() {
  return (
    <div className="wrap">
      <h1 tabIndex={-1}>Detail</h1>
    </div>
  )
}

/** What the router looks for in a page that it loads on demand. */
export { DetailPage as Component }
