export const controlLook =
  'min-h-control w-full rounded-control border-[1.5px] border-line-strong bg-white px-3.75 py-2.5 text-[1.0625rem] transition-colors duration-quick hover:border-ink disabled:bg-sand aria-invalid:border-2 aria-invalid:border-danger'
