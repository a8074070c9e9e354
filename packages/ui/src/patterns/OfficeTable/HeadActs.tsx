import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import type { HeadAct, OfficeActs } from './officeActs.ts';

export interface HeadActsProps<Row> {
  acts: OfficeActs<Row>;
  known: unknown;
  pending: boolean;
  /** Name of the only act to draw; by default all. */
  only?: string;
  onPress: (name: string, act: HeadAct) => void;
}

/** Buttons of the acts for the page as a whole. */
export const HeadActs = <Row,>({ acts, known, pending, only, onPress }: HeadActsProps<Row>) =>
  Object.entries(acts).map(([name, act]) => {
    if (act.at !== 'head' || act.when?.(known) === false || (only !== undefined && only !== name)) return null;
    const { label, icon, href } = act;
    const look = { variant: act.main ? 'primary' : 'default', ...(icon && { icon }) } as const;
    if (href !== undefined)
      return (
        <ButtonLink key={name} href={href} {...look}>
          {label}
        </ButtonLink>
      );
    return (
      <Button
        key={name}
        {...look}
        disabled={act.ready?.(known) === false}
        loading={!act.ask && !act.opens && pending}
        onClick={() => onPress(name, act)}
      >
        {label}
      </Button>
    );
  });
