export function NewYorkPage() {
  return (
    <div className="wrap">
      <h1 tabIndex={-1}>NewYork</h1>
    </div>
  )
}

/** What the router looks for in a page that it loads on demand. */
export { NewYorkPage as Component }
