/** A question in the answer sheet. */
export interface SheetCell {
  id: string;
  no: number;
  answered: boolean;
  flagged: boolean;
  /** Changed here and not yet acknowledged by the server. */
  unsaved: boolean;
  /** For a group: which of its parts are answered. The group is answered once all are. */
  parts?: readonly boolean[];
}

export interface SheetSection {
  name: string;
  /** Number of questions and points each: 15 × 2 分. */
  note: string;
  cells: readonly SheetCell[];
}

const answeredWords = ({ answered, parts = [] }: SheetCell): string => {
  if (answered) return '已答';
  const done = parts.filter(Boolean).length;
  return done > 0 ? `已答 ${done} / ${parts.length} 小题` : '未答';
};

/** Name for screen readers: 第 3 题，已答，已标记; 第 16 题，已答 4 / 6 小题. */
export const cellName = (cell: SheetCell): string =>
  [`第 ${cell.no} 题`, answeredWords(cell), cell.flagged && '已标记', cell.unsaved && '未保存']
    .filter(Boolean)
    .join('，');

export const countCells = (sections: readonly SheetSection[]) => {
  const cells = sections.flatMap((section) => section.cells);
  const answered = cells.filter((cell) => cell.answered).length;
  return { answered, open: cells.length - answered, flagged: cells.filter((cell) => cell.flagged).length };
};
