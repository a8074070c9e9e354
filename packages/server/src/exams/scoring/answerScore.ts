/** The grade to store for one answer. */
export interface AnswerGrade {
  id: string;
  points: number;
  verdict: string | null;
  graded: string | null;
}
