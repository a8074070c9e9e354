/** Where a wrong option stands: the question, and of a group which of its parts. */
export const wrongPlace = ({ title, part }: { title: string; part: number | null }): string =>
  part === null ? title : `${title} 第 ${part} 小题`;
