/** What the office knows besides the rows. */
export interface HomeworkKnown {
  /** Where one homework stands: /web/edms/homework. */
  base: string;
  /** Papers whose questions a homework may begin with. */
  papers: readonly { id: string; title: string }[];
  /** The current day in Beijing. */
  today: string;
}

/** What the dialog asks for; the page makes a call of it. */
export interface HomeworkForm {
  title: string;
  openAt: string;
  dueAt: string;
  lateUntilAt: string | null;
  /** Of a new one: the paper whose questions it takes. */
  paperId: string | null;
}
