/** Names the question with a frequently chosen wrong option, with the part if it has parts. */
export const wrongPlace = ({ title, part }: { title: string; part: number | null }): string =>
  part === null ? title : `${title} 第 ${part} 小题`;
