export const gridLook = 'grid gap-x-column gap-y-[clamp(2.25rem,4vw,3rem)] md:grid-cols-2 lg:grid-cols-3'
