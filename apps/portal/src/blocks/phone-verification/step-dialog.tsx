import { type ReactNode, useId } from 'react'
import { useContent } from '../../platform/content.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

type Props = {
  title: string
  submit: string
  isBusy: boolean
  onSubmit: (form: HTMLFormElement) => void
  onClose: () => void
  children: ReactNode
}

/** A form that fills a dialog, sent by the dialog's first button or by Enter. */
export function StepDialog({ title, submit, isBusy, onSubmit, onClose, children }: Props) {
  const { cancel } = useContent('phone-verification')
  const id = useId()

  return (
    <Dialog
      title={title}
      startsAtTitle
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={id} busy={isBusy}>
            {submit}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {cancel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="phone-verification"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(event.currentTarget)
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
