import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import type { OfficeActs, PageAct } from './officeActs.ts';

export interface HeadActsProps<Row> {
  acts: OfficeActs<Row>;
  known: unknown;
  pending: boolean;
  /** Name of the only act to draw; by default all. */
  only?: string;
  onPress: (name: string, act: PageAct) => void;
}

/** Buttons of the acts for the page as a whole. */
export const HeadActs = <Row,>({ acts, known, pending, only, onPress }: HeadActsProps<Row>) =>
  Object.entries(acts).map(([name, act]) => {
    if (only !== undefined && only !== name) return null;
    switch (act.kind) {
      case 'add':
        return (
          <Button
            key={name}
            variant="primary"
            icon="plus"
            disabled={act.ready?.(known) === false}
            onClick={() => onPress(name, act)}
          >
            {act.label}
          </Button>
        );
      case 'head':
        return act.given?.(known) === false ? null : (
          <Button
            key={name}
            variant={act.main ? 'primary' : 'default'}
            {...(act.icon && { icon: act.icon })}
            disabled={act.ready?.(known) === false}
            loading={!act.dialog && pending}
            onClick={() => onPress(name, act)}
          >
            {act.label}
          </Button>
        );
      case 'opens':
        return act.given?.(known) === false ? null : (
          <Button
            key={name}
            variant={act.main ? 'primary' : 'default'}
            {...(act.icon && { icon: act.icon })}
            onClick={() => onPress(name, act)}
          >
            {act.label}
          </Button>
        );
      case 'link':
        return (
          <ButtonLink
            key={name}
            href={act.href}
            variant={act.main ? 'primary' : 'default'}
            {...(act.icon && { icon: act.icon })}
          >
            {act.label}
          </ButtonLink>
        );
      default:
        return null;
    }
  });
