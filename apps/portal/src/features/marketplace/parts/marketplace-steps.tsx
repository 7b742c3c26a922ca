import '../marketplace.css'

/** How to get the coverage, step by step. */
export function MarketplaceSteps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ol className="marketplace-steps">
        {steps.map((step) => (
          <li key={step}>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
