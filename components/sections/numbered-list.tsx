export function NumberedList({ items }: { items: readonly string[] }) {
  return (
    <ol className="mt-4 grid gap-4">
      {items.map((item, index) => (
        <li key={item} className="grid grid-cols-[2.25rem_1fr] gap-2 font-serif leading-normal">
          <span aria-hidden="true" className="font-display text-[2rem] font-extrabold leading-none text-ember">
            {index + 1}
          </span>
          {item}
        </li>
      ))}
    </ol>
  )
}
