import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** With another value the children are tried again. */
  of: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  of: unknown;
  failed: boolean;
}

/** Keeps what cannot be drawn from taking the element down. React asks for a class here. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { of: this.props.of, failed: false };

  static getDerivedStateFromError(): Pick<BoundaryState, 'failed'> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return of === state.of ? null : { of, failed: false };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
