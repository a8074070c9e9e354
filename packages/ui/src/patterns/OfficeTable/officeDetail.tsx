import { Button } from '../../primitives/Button/Button.tsx';
import type { RowDetail } from '../DataTable/RowDrawer.tsx';
import { RowFacts } from '../RowFacts/RowFacts.tsx';
import type { OfficeActs, RowAct } from './officeActs.ts';
import type { OfficeFilters } from './officeFilters.ts';
import type { OfficeTableSpec } from './officeSpec.ts';

const variantOf = <Row,>(act: RowAct<Row>) => {
  if (act.kind === 'edit') return 'primary';
  return act.kind === 'confirmed' && act.removes ? 'ghost' : 'default';
};

/** The drawer of a row: what the columns show, the page's own part, and the row's acts, the main one last. */
export const officeDetail = <Row,>(
  { nameOf, show, acts, detail }: OfficeTableSpec<Row, OfficeFilters, OfficeActs<Row>>,
  press: (name: string, act: RowAct<Row>, row: Row) => void,
): RowDetail<Row> => {
  const facts = show.slice(1).filter(({ only }) => only !== 'table');
  const rowActs = Object.entries(acts)
    .flatMap(([name, act]) => (act.kind === 'add' ? [] : [{ name, act }]))
    .toReversed();
  const offered = (row: Row) => rowActs.filter(({ act }) => act.when?.(row) !== false);
  return {
    title: nameOf,
    body: (row) => (
      <>
        <RowFacts facts={facts.map(({ head, cell }) => [head, cell(row)])} />
        {detail?.(row)}
      </>
    ),
    actions: (row) =>
      offered(row).length === 0
        ? null
        : offered(row).map(({ name, act }) => (
            <Button key={name} variant={variantOf(act)} onClick={() => press(name, act, row)}>
              {act.label}
            </Button>
          )),
  };
};
