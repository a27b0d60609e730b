export const shareStyles =
  'grid size-tap place-items-center rounded-control border-[1.5px] border-line-strong transition-colors duration-quick hover:border-ink hover:bg-sand'
