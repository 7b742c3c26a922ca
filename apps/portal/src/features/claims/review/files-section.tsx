import { fill } from '@amparo/content/fill'
import type { DocumentFile } from '../../../blocks/files/document-file.ts'
import { useContent } from '../../../platform/content/content.ts'

type Props = { files: readonly DocumentFile[]; onChange: () => void }

/** The files that are sent with the claim, by document. */
export function FilesSection({ files, onChange }: Props) {
  const text = useContent('claim-review')
  const { documents_step } = useContent('claim-journey')

  return (
    <section className="review-section" aria-labelledby="review-files">
      <header>
        <h2 id="review-files">{documents_step}</h2>
        <button
          type="button"
          className="button button-link"
          aria-label={fill(text.change_label, { page: documents_step })}
          onClick={onChange}
        >
          {text.change}
        </button>
      </header>
      {files.length === 0 ? (
        <p className="soft">{text.no_files}</p>
      ) : (
        <dl>
          {files.map(({ key, title, name }) => (
            <div key={key}>
              <dt>{title}</dt>
              <dd>
                <bdi>{name}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
