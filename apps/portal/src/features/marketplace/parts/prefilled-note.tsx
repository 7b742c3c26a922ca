import '../marketplace.css'

/** Says where the answers in a form come from that nobody typed just now. */
export function AnswersFrom({ children }: { children: string }) {
  return <p className="answers-from">{children}</p>
}
