import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../tokens/theme.ts';
import type { RowDetail } from '../DataTable/RowDrawer.tsx';
import { RowFacts } from '../RowFacts/RowFacts.tsx';
import type { OfficeActs, RowAct, SelectionAct } from './officeActs.ts';
import type { OfficeFilters } from './officeFilters.ts';
import type { OfficeTableSpec } from './officeSpec.ts';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};
`;

type DrawerAct<Row> = RowAct<Row> | SelectionAct<Row>;

interface Drawer<Row> {
  known: unknown;
  pending: boolean;
  retry: () => void;
  press: (name: string, act: DrawerAct<Row>, row: Row) => void;
  pressPart: (name: string, part: object) => void;
}

const variantOf = <Row,>(act: DrawerAct<Row>) => {
  if (act.main) return 'primary';
  return act.at === 'row' && act.removes ? 'ghost' : 'default';
};

const isAboutRow = <Row,>(act: OfficeActs<Row>[string]): act is DrawerAct<Row> =>
  act.at === 'row' || act.at === 'selection';

/** The drawer of a row: the columns' facts, `above` and `detail` of the spec, and the row's acts, the main one last. */
export const officeDetail = <Row,>(
  { nameOf, show, acts, above: Above, detail: Detail }: OfficeTableSpec<Row, OfficeFilters, OfficeActs<Row>>,
  { known, pending, retry, press, pressPart }: Drawer<Row>,
): RowDetail<Row> => {
  const facts = show.slice(1).filter(({ only }) => only !== 'table');
  const rowActs = Object.entries(acts).flatMap(([name, act]) => (isAboutRow(act) ? [{ name, act }] : []));
  const isOffered = (act: DrawerAct<Row>, row: Row) =>
    act.at === 'row'
      ? !act.byDetail && act.when?.(row, known) !== false
      : act.single === true && act.when?.(known) !== false && act.fits?.(row, known) !== false;
  const offered = (row: Row) => rowActs.filter(({ act }) => isOffered(act, row)).toReversed();
  return {
    title: (row) => nameOf(row, known),
    body: (row) => {
      const begin = (name: string, part?: object) => {
        const act = acts[name];
        if (part !== undefined) pressPart(name, part);
        else if (act !== undefined && isAboutRow(act)) press(name, act, row);
        else throw new TypeError(`no act ${name} of a row`);
      };
      const own = { row, known, pending, retry, begin };
      return (
        <Parts>
          {Above && <Above {...own} />}
          {facts.length > 0 && <RowFacts facts={facts.map(({ head, cell }) => [head, cell(row)])} />}
          {Detail && <Detail {...own} />}
        </Parts>
      );
    },
    actions: (row) =>
      offered(row).length === 0
        ? null
        : offered(row).map(({ name, act }) => (
            <Button
              key={name}
              variant={variantOf(act)}
              loading={act.at === 'row' && !act.ask && pending}
              onClick={() => press(name, act, row)}
            >
              {act.label}
            </Button>
          )),
  };
};
