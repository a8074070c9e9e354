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

/** What can be done with the selected rows, and why not. */
export const BulkActs = <Row,>({ acts, chosen, known, pending, onPress }: BulkActsProps<Row>) => {
  const all = Object.entries(acts).flatMap(([name, act]) =>
    act.kind === 'bulk' && act.given?.(known) !== false
      ? [{ name, act, fits: chosen.every((row) => act.when?.(row, known) !== false) }]
      : [],
  );
  const refusals = new Set(all.flatMap(({ act, fits }) => (!fits && act.refusal ? [act.refusal] : [])));
  return (
    <>
      {[...refusals].map((refusal) => (
        <span key={refusal}>{refusal}</span>
      ))}
      {all.map(({ name, act, fits }) => (
        <Button
          key={name}
          size="s"
          disabled={!fits}
          loading={!act.dialog && pending}
          onClick={() => onPress(name, act)}
        >
          {act.label}
        </Button>
      ))}
    </>
  );
};
