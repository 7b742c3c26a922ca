import '../marketplace.css'

/** A note above a form that says where its answers come from, or why it is shown. */
export function PrefilledNote({ children }: { children: string }) {
  return <p className="prefilled-note">{children}</p>
}
