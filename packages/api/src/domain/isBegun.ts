/** What an attempt has, and a place without one has not. */
interface Begun {
  id: string;
  examPaperId: string;
  paperTitle: string;
  feedback: 'deferred' | 'ioi';
  scorePolicy: 'best' | 'last';
}
type Place = { readonly [Name in keyof Begun]: Begun[Name] | null };

/** Whether a student's place in an exam has an attempt; the others wait to begin, or never came. */
export const isBegun = <Row extends Place>(row: Row): row is Row & Begun => row.id !== null;
