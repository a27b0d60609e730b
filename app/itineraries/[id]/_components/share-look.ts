/** A square outline button, 44 px, for one mark. */
export const shareLook =
  'grid size-tap place-items-center rounded-control border-[1.5px] border-line-strong transition-colors duration-quick hover:border-ink hover:bg-sand'
