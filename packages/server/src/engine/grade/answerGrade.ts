/** What counts of one answer. */
export interface AnswerGrade {
  id: string;
  points: number;
  verdict: string | null;
  graded: string | null;
}
