import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { RobotTrap } from './robot-trap'

type Props<Values extends FieldValues> = { form: UseFormReturn<Values>; children: ReactNode }

export function SubmitButton<Values extends FieldValues>({ form, children }: Props<Values>) {
  const { isSubmitting } = form.formState
  return (
    <>
      <Button type="submit" aria-disabled={isSubmitting} className="relative px-9">
        {isSubmitting && <LoaderCircle aria-hidden="true" className="absolute left-3 size-4 animate-spin" />}
        {children}
      </Button>
      {/* Here because every form has this button. */}
      <RobotTrap />
      <span role="status" className="sr-only">
        {isSubmitting && 'Sending'}
      </span>
    </>
  )
}
