/** One question as the answer sheet shows it. */
export interface SheetCell {
  id: string;
  no: number;
  answered: boolean;
  flagged: boolean;
  /** Changed here and not yet acknowledged by the server. */
  unsaved: boolean;
}

export interface SheetSection {
  name: string;
  /** How many questions at how many points: 15 × 2 分. */
  note: string;
  cells: readonly SheetCell[];
}

/** 第 3 题，已答，已标记 */
export const cellName = (cell: SheetCell): string =>
  [`第 ${cell.no} 题`, cell.answered ? '已答' : '未答', cell.flagged && '已标记', cell.unsaved && '未保存']
    .filter(Boolean)
    .join('，');

export const countCells = (sections: readonly SheetSection[]) => {
  const cells = sections.flatMap((section) => section.cells);
  const answered = cells.filter((cell) => cell.answered).length;
  return { answered, open: cells.length - answered, flagged: cells.filter((cell) => cell.flagged).length };
};
