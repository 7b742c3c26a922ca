/** Where a page or a dialog wants the error summary of its form: above its heading. Without one the summary is where the form has it. */
export function SummaryPlace() {
  return <div className="summary-place" />
}
