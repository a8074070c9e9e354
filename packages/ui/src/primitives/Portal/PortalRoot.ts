import { createContext } from 'react';

/**
 * The element that contains all floating parts; the body when unset. Inside a shadow root it must be an element of that
 * root, or floating parts lose their styles.
 */
export const PortalRoot = createContext<HTMLElement | undefined>(undefined);
