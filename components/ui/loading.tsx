export function Loading({ label }: { label: string }) {
  return (
    <div role="status" className="grid justify-items-start gap-4 py-10">
      <span aria-hidden="true" className="relative block h-1 w-56 overflow-hidden">
        <span className="absolute inset-0 animate-route border-clay border-t-[3px] border-dotted" />
      </span>
      <p className="font-serif text-body text-ink-soft">{label}</p>
    </div>
  )
}
