import { createRoot } from 'react-dom/client';
import { Boundary } from './Boundary.tsx';
import type { PropertyValues } from './propertyValues.ts';
import { Inside } from './Inside.tsx';
import type { Part, PartActions } from './part.tsx';
import { shadowPlaces } from './shadowPlaces.ts';

/** A part drawn in a shadow root. */
export interface Mounted {
  update: (given: PropertyValues) => void;
  /** Removes the part and its styles from the shadow root. */
  unmount: () => void;
}

/** Options of `mountPart`. */
export interface MountOptions {
  tag: string;
  root: ShadowRoot;
  actions: PartActions;
  nonce: string | undefined;
}

/** Creates the roots of a shadow root and draws the part there with every `update`. */
export const mountPart = (part: Part, { tag, root, actions, nonce }: MountOptions): Mounted => {
  const places = shadowPlaces(root);
  const react = createRoot(places.content);
  // When styles themselves cannot be inserted (a policy forbids them), the message appears without any.
  const undressed = (
    <p role="alert">{tag}：没有显示出来。如果页面有内容安全策略（CSP），请在 aosai.js 的 script 标签上写 nonce。</p>
  );
  return {
    update: (given) =>
      react.render(
        <Boundary of={given} fallback={undressed}>
          <Inside tag={tag} part={part} given={given} actions={actions} places={places} nonce={nonce} />
        </Boundary>,
      ),
    unmount: () => {
      react.unmount();
      root.replaceChildren();
    },
  };
};
