import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import type { TriggerProps } from '../../primitives/Popover/Popover.tsx';
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

interface NamedAct<Row> {
  name: string;
  act: DrawerAct<Row>;
  /** Address of a link. */
  href: string | undefined;
}

/** As many acts are all buttons; of more, two and all links are, and the others are in a menu. */
const MAX_BUTTONS = 3;

const removes = <Row,>({ act }: NamedAct<Row>) => act.at === 'row' && act.removes === true;

/** Divides acts by where the drawer offers them. Main ones come first, then those that the spec names first. */
function placed<Row>(offered: readonly NamedAct<Row>[]): { buttons: NamedAct<Row>[]; rest: NamedAct<Row>[] } {
  const inOrder = [...offered.filter(({ act }) => act.main), ...offered.filter(({ act }) => !act.main)];
  if (inOrder.length <= MAX_BUTTONS) return { buttons: inOrder, rest: [] };
  const buttons = inOrder.filter(({ href }, at) => at < 2 || href !== undefined);
  return { buttons, rest: offered.filter((one) => !buttons.includes(one)) };
}

const moreButton = (trigger: TriggerProps) => (
  <Button {...trigger} icon="more">
    更多
  </Button>
);

interface DrawerActsProps<Row> {
  offered: readonly NamedAct<Row>[];
  pending: boolean;
  onPress: (one: NamedAct<Row>) => void;
}

/** The acts of a row at the end of its drawer: one primary button at most, as the last. */
const DrawerActs = <Row,>({ offered, pending, onPress }: DrawerActsProps<Row>) => {
  const { buttons, rest } = placed(offered);
  const variantOf = (one: NamedAct<Row>) => {
    if (one.act.main && one === buttons[0]) return 'primary';
    return removes(one) ? 'ghost' : 'default';
  };
  return (
    <>
      {rest.length > 0 && (
        <Menu
          placement="top-end"
          trigger={moreButton}
          items={rest.map((one) => ({
            id: one.name,
            label: one.act.label,
            ...(removes(one) && { danger: true }),
            disabled: pending,
            onSelect: () => onPress(one),
          }))}
        />
      )}
      {buttons.toReversed().map((one) =>
        one.href === undefined ? (
          <Button
            key={one.name}
            variant={variantOf(one)}
            loading={one.act.at === 'row' && !one.act.ask && pending}
            onClick={() => onPress(one)}
          >
            {one.act.label}
          </Button>
        ) : (
          <ButtonLink key={one.name} href={one.href} variant={one.act.main ? 'primary' : 'default'}>
            {one.act.label}
          </ButtonLink>
        ),
      )}
    </>
  );
};

const isAboutRow = <Row,>(act: OfficeActs<Row>[string]): act is DrawerAct<Row> =>
  act.at === 'row' || act.at === 'selection';

/** The drawer of a row: the columns' facts, `above` and `detail` of the spec, and the row's acts. */
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
  const offered = (row: Row) =>
    rowActs.flatMap(({ name, act }) =>
      isOffered(act, row) ? [{ name, act, href: act.at === 'row' ? act.href?.(row, known) : undefined }] : [],
    );
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
      offered(row).length === 0 ? null : (
        <DrawerActs offered={offered(row)} pending={pending} onPress={({ name, act }) => press(name, act, row)} />
      ),
  };
};
