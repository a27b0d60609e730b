/** For LIKE and ILIKE, where % and _ stand for other characters. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')
