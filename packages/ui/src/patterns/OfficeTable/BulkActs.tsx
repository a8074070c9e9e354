import { Button } from '../../primitives/Button/Button.tsx';
import type { BulkAct, OfficeActs } from './officeActs.ts';

export interface BulkActsProps<Row> {
  acts: OfficeActs<Row>;
  /** The selected rows of this page: the server refuses all of them or none, so what is known is said before. */
  chosen: readonly Row[];
  known: unknown;
  pending: boolean;
  onPress: (name: string, act: BulkAct<Row>) => void;
}

/** Why an act is not offered for what is selected; nothing where it is. */
const refusalOf = <Row,>({ refusal }: BulkAct<Row>, unfit: Row | undefined, known: unknown): string[] => {
  if (unfit === undefined || refusal === undefined) return [];
  return [typeof refusal === 'string' ? refusal : refusal(unfit, known)];
};

/** What can be done with the selected rows, and why not. */
export const BulkActs = <Row,>({ acts, chosen, known, pending, onPress }: BulkActsProps<Row>) => {
  const all = Object.entries(acts).flatMap(([name, act]) =>
    act.kind === 'bulk' && act.given?.(known) !== false
      ? [{ name, act, unfit: chosen.find((row) => act.when?.(row, known) === false) }]
      : [],
  );
  const refusals = new Set(all.flatMap(({ act, unfit }) => refusalOf(act, unfit, known)));
  return (
    <>
      {[...refusals].map((refusal) => (
        <span key={refusal}>{refusal}</span>
      ))}
      {all.map(({ name, act, unfit }) => (
        <Button
          key={name}
          size="s"
          disabled={unfit !== undefined}
          loading={!act.dialog && pending}
          onClick={() => onPress(name, act)}
        >
          {act.label}
        </Button>
      ))}
    </>
  );
};
