export function CoveragePage() {
  return (
    <div className="wrap">
      <h1 tabIndex={-1}>Coverage</h1>
    </div>
  )
}

/** What the router looks for in a page that it loads on demand. */
export { CoveragePage as Component }
