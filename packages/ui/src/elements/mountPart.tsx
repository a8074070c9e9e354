import { createRoot } from 'react-dom/client';
import type { GivenValues } from './given.ts';
import { Inside } from './Inside.tsx';
import type { Part, PartActions } from './part.tsx';
import { shadowPlaces } from './shadowPlaces.ts';

export interface Mounted {
  update: (given: GivenValues) => void;
  /** Leaves the shadow root as it was before. */
  unmount: () => void;
}

export interface MountOptions {
  tag: string;
  root: ShadowRoot;
  actions: PartActions;
  nonce: string | undefined;
}

/** Draws a part in a shadow root, anew with every update. */
export const mountPart = (part: Part, { tag, root, actions, nonce }: MountOptions): Mounted => {
  const places = shadowPlaces(root);
  const react = createRoot(places.content);
  return {
    update: (given) =>
      react.render(<Inside tag={tag} part={part} given={given} actions={actions} places={places} nonce={nonce} />),
    unmount: () => {
      react.unmount();
      root.replaceChildren();
    },
  };
};
