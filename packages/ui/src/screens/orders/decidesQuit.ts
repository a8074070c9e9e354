interface Place {
  /** Amount of the enrolment's order; null when there is no order. */
  orderFen: number | null;
}

/** The reader's authority: a school decides on quits of free enrolments, the platform on those of paid ones. */
export interface QuitDecider {
  isManager: boolean;
  decidesPaid: boolean;
}

/** Whether the reader may decide on quitting an enrolment. */
export const decidesQuit = ({ orderFen }: Place, { isManager, decidesPaid }: QuitDecider): boolean =>
  isManager && (orderFen === null || decidesPaid);

/** Who decides instead; — when there is nothing to say. */
export const decidedBy = ({ orderFen }: Place): string => (orderFen === null ? '—' : '收费报名由平台处理');
