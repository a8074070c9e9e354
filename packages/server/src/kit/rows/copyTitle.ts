/** The title of a copy, cut so that it fits the field. */
export const copyTitle = (title: string): string => `${Array.from(title).slice(0, 56).join('')}（副本）`;
