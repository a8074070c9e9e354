import { Button } from '../../primitives/Button/Button.tsx';
import type { TableAct } from '../DataTable/tableView.ts';
import type { BulkAct, OfficeActs } from './officeActs.ts';
import { RowsProgress } from './RowsProgress.tsx';

export interface BulkActsProps<Row> {
  acts: OfficeActs<Row>;
  /** The selected rows of this page. The server refuses all of them or none, so misfits are reported in advance. */
  chosen: readonly Row[];
  known: unknown;
  act: TableAct;
  onPress: (name: string, act: BulkAct<Row>) => void;
}

/** The reason why an act does not fit a selected row; empty when it fits all, or needs no reason. */
const refusalOf = <Row,>({ refusal }: BulkAct<Row>, unfit: Row | undefined, known: unknown): string[] => {
  if (unfit === undefined || refusal === undefined) return [];
  const said = typeof refusal === 'string' ? refusal : refusal(unfit, known);
  return said === null ? [] : [said];
};

/** Buttons of the acts for the selected rows, with the reasons why some are disabled. */
export const BulkActs = <Row,>({ acts, chosen, known, act: running, onPress }: BulkActsProps<Row>) => {
  const all = Object.entries(acts).flatMap(([name, act]) =>
    act.kind === 'bulk' && act.given?.(known) !== false
      ? [{ name, act, unfit: chosen.find((row) => act.when?.(row, known) === false) }]
      : [],
  );
  const refusals = new Set(all.flatMap(({ act, unfit }) => refusalOf(act, unfit, known)));
  return (
    <>
      <RowsProgress act={running} />
      {[...refusals].map((refusal) => (
        <span key={refusal}>{refusal}</span>
      ))}
      {all.map(({ name, act, unfit }) => (
        <Button
          key={name}
          size="s"
          disabled={unfit !== undefined}
          loading={!act.dialog && running.pending}
          onClick={() => onPress(name, act)}
        >
          {act.label}
        </Button>
      ))}
    </>
  );
};
