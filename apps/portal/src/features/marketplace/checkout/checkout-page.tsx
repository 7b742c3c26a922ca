export function CheckoutPage() {
  return (
    <div className="wrap">
      <h1 tabIndex={-1}>Checkout</h1>
    </div>
  )
}

/** What the router looks for in a page that it loads on demand. */
export { CheckoutPage as Component }
