import '../marketplace.css'

/** A note above a prefilled form that says where its answers come from. */
export function PrefilledNote({ children }: { children: string }) {
  return <p className="prefilled-note">{children}</p>
}
