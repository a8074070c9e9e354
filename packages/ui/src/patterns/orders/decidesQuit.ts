interface Place {
  /** What its order asks for; null where none is. */
  orderFen: number | null;
}

/** Who looks at it: quits of free places are the school's, those of paid ones the platform's. */
export interface QuitDecider {
  isManager: boolean;
  decidesPaid: boolean;
}

/** Whether anyone who looks at a place may decide about it. */
export const decidesQuit = ({ orderFen }: Place, { isManager, decidesPaid }: QuitDecider): boolean =>
  isManager && (orderFen === null || decidesPaid);

/** Who else does; empty words where there is nothing to say. */
export const decidedBy = ({ orderFen }: Place): string => (orderFen === null ? '—' : '收费报名由平台处理');
