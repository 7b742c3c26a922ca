import { type ReactNode, type Ref, useId } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

type Props = {
  form?: Ref<HTMLFormElement>
  title: string
  submit: string
  isBusy: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog, submitted by the dialog's first button or by Enter. */
export function StepDialog({ form, title, submit, isBusy, onSubmit, onClose, children }: Props) {
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
        ref={form}
        id={id}
        className="phone-verification"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
