import { Component, type RefObject } from 'react';
import { type Places, placesIn, showMoves } from './listMotion.ts';

export interface MovesProps {
  /** The list, whose elements have keys: those tell which of them stayed. */
  list: RefObject<HTMLElement | null>;
  /** What the list shows. A new value lets the elements move; anything else that changes places does not. */
  of: unknown;
}

/** Shows how the elements of a list moved when its content changed. A class, as no hook runs before React changes the page. */
export class Moves extends Component<MovesProps> {
  override getSnapshotBeforeUpdate(before: MovesProps): Places | null {
    const list = this.props.list.current;
    return list === null || before.of === this.props.of ? null : placesIn(list);
  }

  override componentDidUpdate(_props: MovesProps, _state: unknown, before: Places | null): void {
    const list = this.props.list.current;
    if (list !== null && before !== null) showMoves(before, placesIn(list));
  }

  override render(): null {
    return null;
  }
}
