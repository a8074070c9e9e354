import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** A new value makes the boundary try its children again. */
  of: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  of: unknown;
  failed: boolean;
}

/** Shows `fallback` when a child throws while rendering. A class, as React has no hook for error boundaries. */
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
