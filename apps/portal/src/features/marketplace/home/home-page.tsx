export function HomePage() {
  return (
    <div className="wrap">
      <h1 tabIndex={-1}>Home</h1>
    </div>
  )
}

/** What the router looks for in a page that it loads on demand. */
export { HomePage as Component }
