type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey'>

/** A click that opens its link in another tab or window. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey }: Keys) => metaKey || ctrlKey || shiftKey
