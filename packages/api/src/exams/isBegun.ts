/** Properties that a row has only with an attempt. */
interface Begun {
  id: string;
  examPaperId: string;
  paperTitle: string;
  feedback: 'deferred' | 'ioi';
  scorePolicy: 'best' | 'last';
}
type Place = { readonly [Name in keyof Begun]: Begun[Name] | null };

/** Whether a student's place in an exam has an attempt; places without one have not been started. */
export const isBegun = <Row extends Place>(row: Row): row is Row & Begun => row.id !== null;
