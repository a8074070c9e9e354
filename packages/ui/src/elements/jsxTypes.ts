import type { HTMLAttributes, Ref } from 'react';
import type { AoElement, ElementAttributes, ElementEvents, ElementTag } from './elementTypes.ts';

/** React 19 listens to `onao-answer`; React 18 needs a ref and `addEventListener`. */
type Listeners<Tag extends ElementTag> = {
  [Name in keyof ElementEvents[Tag] & string as `on${Name}`]?: (event: CustomEvent<ElementEvents[Tag][Name]>) => void;
};

type JsxElements = {
  [Tag in ElementTag]: Omit<HTMLAttributes<AoElement<Tag>>, keyof ElementAttributes<Tag>> &
    ElementAttributes<Tag> &
    Listeners<Tag> & { ref?: Ref<AoElement<Tag>>; key?: string | number };
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxElements {}
  }
}
